const loaded: string[] = [];
jest.mock('zod', () => {
  throw new Error('the whole of zod was loaded');
});
jest.mock('zod/mini', () => {
  loaded.push('zod/mini');
  return jest.requireActual('zod/mini');
});

test("A customer's first page loads no schema library; forms load the small one", async () => {
  await import('../../selling/cart/index.ts');
  await import('./index.ts');
  await import('../state/index.ts');
  await import('../staff-client/index.ts');
  expect(loaded).toEqual([]);
  await import('../../interface/forms/index.ts');
  expect(loaded).toEqual(['zod/mini']);
});
