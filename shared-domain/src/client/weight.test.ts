const loaded: string[] = [];
jest.mock('zod', () => {
  throw new Error('the whole of zod was loaded');
});
jest.mock('zod/mini', () => {
  loaded.push('zod/mini');
  return jest.requireActual('zod/mini');
});

test("What a customer's first page loads carries no schema library; its forms bring the small one", async () => {
  await import('../cart/index.ts');
  await import('../client/index.ts');
  await import('../state/index.ts');
  await import('../staff-client/index.ts');
  expect(loaded).toEqual([]);
  await import('../forms/index.ts');
  expect(loaded).toEqual(['zod/mini']);
});
