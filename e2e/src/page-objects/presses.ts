import { expect, type Locator, type Page } from '@playwright/test';

/** Counts what is pressed on a page; what is filled in, chosen or ticked in fields isn't counted. */
export function pressesOn(page: Page) {
  let count = 0;
  return {
    count: () => count,
    /** A button, link, tab or row. */
    press: async (target: Locator) => {
      count += 1;
      await target.click();
    },
    /** A key or keys pressed at once. */
    key: async (keys: string) => {
      count += 1;
      await page.keyboard.press(keys);
    },
    /** Drops a file on the page's field. */
    drop: async (name: string, text: string) => {
      count += 1;
      await page
        .getByLabel('CSV file')
        .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
    },
    /** A place of the side navigation. */
    place: async (name: string) => {
      count += 1;
      const place = page.getByRole('navigation', { name: 'Staff pages' }).getByRole('link', { name });
      await place.click();
      await expect(place).toHaveAttribute('aria-current', 'page');
    },
  };
}

export type Presses = ReturnType<typeof pressesOn>;
