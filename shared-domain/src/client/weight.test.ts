jest.mock('zod', () => {
  throw new Error('zod was loaded');
});

test("What a customer's first page loads carries no schema library: zod comes with the forms", async () => {
  await import('../cart/index.ts');
  await import('../client/index.ts');
  await import('../state/index.ts');
  await import('../staff-client/index.ts');
  await expect(import('../forms/index.ts')).rejects.toThrow('zod was loaded');
});
