import { trustedProxiesFrom } from './configuration.ts';

test.each([
  [undefined, 0],
  ['', 0],
  ['2', 2],
])('With TRUSTED_PROXIES %j the gateway believes %i proxies', (TRUSTED_PROXIES, proxies) => {
  expect(trustedProxiesFrom({ TRUSTED_PROXIES })).toBe(proxies);
});

test('The words that the API takes for its proxies are refused by the gateway', () => {
  expect(() => trustedProxiesFrom({ TRUSTED_PROXIES: 'uniquelocal' })).toThrow(
    "TRUSTED_PROXIES is how many proxies stand in front of the gateway, not 'uniquelocal'.",
  );
});
