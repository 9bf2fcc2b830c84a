/** Ends what all test files shared. */
export default async function globalTeardown(): Promise<void> {
  await globalThis.stopTestMongo?.();
}
