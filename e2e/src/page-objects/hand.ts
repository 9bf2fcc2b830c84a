import type { Locator } from '@playwright/test';

/** A hand whose every click, key shortcut, paste and filled field is counted. */
export function countingHand() {
  let count = 0;
  const counted =
    <Rest extends unknown[]>(act: (target: Locator, ...rest: Rest) => Promise<void>) =>
    async (target: Locator, ...rest: Rest) => {
      count += 1;
      await act(target, ...rest);
    };
  return {
    click: counted((target) => target.click()),
    fill: counted((target, text: string) => target.fill(text)),
    /** Brings a text from elsewhere into a field, all at once. */
    paste: counted((target, text: string) => target.fill(text)),
    count: () => count,
  };
}
