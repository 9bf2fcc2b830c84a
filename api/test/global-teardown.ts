/** Ends what all test files shared. */
export default async function globalTeardown(): Promise<void> {
  for (const service of globalThis.apiTestServices ?? []) await service.stop();
}
