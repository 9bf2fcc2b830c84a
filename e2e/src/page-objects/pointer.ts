import type { Locator } from '@playwright/test';

/** Performs and counts clicks, shortcuts, pastes and filled fields. */
export function countingPointer() {
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
    /** Pastes a text into a field. */
    paste: counted((target, text: string) => target.fill(text)),
    count: () => count,
  };
}
