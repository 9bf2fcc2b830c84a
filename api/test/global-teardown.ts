/** Stops what all test files share. */
export default async function globalTeardown(): Promise<void> {
  await globalThis.stopTestMongo?.();
}
