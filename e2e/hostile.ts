import type { Page } from '@playwright/test';
import { expect } from './helpers.ts';

/** This text runs a script if a page inserts it as HTML. */
export const HOSTILE = '<img src=x onerror=alert(1)>';

/** Records the dialogs that a page opens, because text typed by players must never run as a script. */
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
