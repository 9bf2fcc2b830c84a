import { startApi, type TestApi } from './start-api.ts';

/**
 * The API of a test file, or of a `describe`: it starts in front of the first test and stops behind the last. Its parts
 * are there in hooks and tests, not before.
 */
export function testApi(options?: Parameters<typeof startApi>[0]): TestApi {
  const api = {} as TestApi;
  beforeAll(async () => {
    Object.assign(api, await startApi(options));
  });
  afterAll(() => api.stop());
  return api;
}
