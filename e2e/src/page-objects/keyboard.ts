import { expect, type Locator, type Page } from '@playwright/test';

/** More Tab stops than any control needs. */
const FURTHEST = 120;

/** Moves the focus to a control by the Tab key alone. */
export async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(control).toBeVisible();
  for (let step = 0; step < FURTHEST; step += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(control).toBeFocused();
}

/** Goes to a button, link or tab and presses it. */
export async function pressWithEnter(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}
