import type { Page } from 'playwright-core';
import { atRest } from './rest.ts';

test('A page that never answers is not at rest once its time is over', async () => {
  const hanging = { evaluate: () => new Promise(() => undefined) } as unknown as Page;
  expect(await atRest(hanging, { open: new Set(), begun: 0 }, 20)).toBe(false);
});
