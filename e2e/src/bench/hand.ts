import type { Locator, Page } from '@playwright/test';

/** Seconds per action of a practised user (keystroke-level model): point and press, press a key, paste. */
const PRESS_S = 1.3;
const KEY_S = 0.15;
const PASTE_S = 2 * KEY_S;

/** Performs a task like a person and counts interactions (presses, functional keys, filled fields) and their seconds. */
export function timedHand(page: Page) {
  let interactions = 0;
  let seconds = 0;
  const took = (time: number) => {
    interactions += 1;
    seconds += time;
  };
  return {
    press: async (target: Locator) => {
      took(PRESS_S);
      await target.click();
    },
    /** A field, by pointing at it. */
    fill: async (target: Locator, text: string) => {
      took(PRESS_S + text.length * KEY_S);
      await target.fill(text);
    },
    /** A number that becomes a field when it is pressed. */
    fillOpened: async (target: Locator, text: string) => {
      took(PRESS_S + text.length * KEY_S);
      await target.click();
      await page.keyboard.type(text);
    },
    /** What is typed where the focus is, ended by a key. */
    type: async (text: string, end: string) => {
      took((text.length + 1) * KEY_S);
      await page.keyboard.type(text);
      await page.keyboard.press(end);
    },
    /** A copied text, pasted where the focus is. */
    paste: async (text: string) => {
      took(PASTE_S);
      await page.evaluate((copied) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text', copied);
        const paste = { clipboardData, bubbles: true, cancelable: true };
        document.activeElement?.dispatchEvent(new ClipboardEvent('paste', paste));
      }, text);
    },
    /** '| twelve products | 14 | 9 s |', a row of the table. */
    row: (task: string) => `| ${task} | ${interactions} | ${Math.round(seconds)} s |`,
    interactions: () => interactions,
  };
}
