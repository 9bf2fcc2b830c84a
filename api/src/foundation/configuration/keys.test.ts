import { keysFrom } from './keys.ts';

// API-11
test('Each use has a key of its own that stays the same and is not the secret', () => {
  const secret = 'a-secret-of-the-tests-that-is-long-enough';
  const keys = keysFrom(secret);
  expect(keysFrom(secret)).toEqual(keys);
  const all = [secret, ...Object.values(keys), ...Object.values(keysFrom(`${secret}!`))];
  expect(new Set(all).size).toBe(1 + 2 * Object.keys(keys).length);
  for (const key of Object.values(keys)) expect(Buffer.from(key, 'base64url')).toHaveLength(32);
});
