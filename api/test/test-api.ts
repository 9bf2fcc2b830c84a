import { startApi, type TestApi } from './start-api.ts';

/**
 * The API of a test file, or of a `describe`: it starts before the first test and stops after the last. Its parts are
 * available in hooks and tests only.
 */
export function testApi(options?: Parameters<typeof startApi>[0]): TestApi {
  const api = {} as TestApi;
  beforeAll(async () => {
    Object.assign(api, await startApi(options));
  });
  afterAll(() => api.stop());
  return api;
}
