import { expect, type Page, test } from '@playwright/test';
import { signIn } from '../page-objects/staff.ts';
import { staffPages } from '../page-objects/staff-pages.ts';
import { passGates } from '../page-objects/visitor.ts';

/** Wraps every text in two elements, as a browser does that translates the page. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const isShown =
        text.data.trim() !== '' && !text.parentElement?.closest('script, style, textarea, svg, option');
      if (isShown) texts.push(text);
    }
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(text);
    }
  });

const watched = (page: Page): string[] => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
};

// PAGE-19
test('A member of staff whose browser translates every page gets from each to the next', {
  tag: '@verify',
}, async ({ page, context }) => {
  test.slow();
  await signIn(context);
  const errors = watched(page);
  for (const [name, path, ready] of staffPages) {
    await test.step(name, async () => {
      await page.goto(path);
      await ready(page);
      await translate(page);
      const isFirst = path === '/admin';
      await page
        .locator(`nav a[href="${isFirst ? '/admin/accounts' : '/admin'}"]`)
        .first()
        .dispatchEvent('click');
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(isFirst ? 'Accounts' : 'Today');
      expect(errors).toEqual([]);
    });
  }
});

// PAGE-19
test('A customer whose browser translates every page gets from each to the next', { tag: '@verify' }, async ({
  page,
}) => {
  await passGates(page);
  const errors = watched(page);
  for (const path of [
    '/',
    '/dtc',
    '/dtc/product/CTR-112',
    '/dtc/cart',
    '/dtckegs',
    '/dtckegs/cart',
    '/nowhere',
  ]) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await translate(page);
      await page.getByRole('link', { name: 'Coastal Brew Outfitters' }).first().click();
      await expect(page.getByRole('link', { name: 'About' }).first()).toBeVisible();
      expect(errors).toEqual([]);
    });
  }
});
