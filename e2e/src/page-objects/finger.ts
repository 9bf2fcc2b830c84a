import type { Locator, Page } from '@playwright/test';

/** Milliseconds after which the board treats a press as a long press. */
const LONG_PRESS = 300;

const middleOf = async (target: Locator) => {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to touch');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Presses long, drags onto a place `by` px from the middle of another element, and lifts the finger. The page's clock is installed. */
export async function dragByFinger(page: Page, from: Locator, onto: Locator, by = 0): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  // In the past, a tenth of a second apart: a finger that is lifted in a hurry flings, which swallows the next tap.
  let timestamp = Date.now() / 1000 - 2;
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...touchPoints: { x: number; y: number }[]
  ) => {
    timestamp += 0.1;
    return browser.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp });
  };
  const end = await middleOf(onto);
  const start = await middleOf(from);
  await touch('touchStart', start);
  await page.clock.runFor(LONG_PRESS);
  for (const part of [0.2, 0.4, 0.6, 0.8, 1, 1, 1]) {
    const y = start.y + (end.y + by - start.y) * part;
    await touch('touchMove', { x: start.x, y });
  }
  await touch('touchEnd');
  await browser.detach();
}
