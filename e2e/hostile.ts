import type { Page } from '@playwright/test';
import { expect } from './helpers.ts';

/** Text that runs a script if it is inserted as HTML. */
export const HOSTILE = '<img src=x onerror=alert(1)>';

/** Records dialogs: text typed by players must never become an element or run. */
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
