import type { Page } from '@playwright/test';
import { expect } from './helpers.ts';

/** What somebody might type to see whether it runs. */
export const HOSTILE = '<img src=x onerror=alert(1)>';

/** Nothing of what somebody typed may become an element or speak up. */
export const watchForDialogs = (page: Page): string[] => {
  const dialogs: string[] = [];
  page.on('dialog', dialog => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return dialogs;
};

export const expectNoInjection = async (page: Page, dialogs: readonly string[]): Promise<void> => {
  await expect(page.locator('img, [onerror]')).toHaveCount(0);
  expect(dialogs).toEqual([]);
};
