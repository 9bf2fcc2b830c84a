import { isOurOrigin } from './origin.ts';

test.each(['http://localhost:8080', 'http://127.0.0.1:8080', 'http://[::1]:8080'])(
  "%s is the developer's own site",
  (origin) => expect(isOurOrigin(origin, 'http://localhost:8080')).toBe(true),
);

test.each([
  ['http://127.0.0.1:8081', 'http://localhost:8080'],
  ['https://localhost:8080', 'http://localhost:8080'],
  ['http://localhost.evil.example:8080', 'http://localhost:8080'],
  ['http://evil.example:8080', 'http://localhost:8080'],
  ['null', 'http://localhost:8080'],
  ['http://127.0.0.1:443', 'https://shop.example'],
  ['https://www.shop.example', 'https://shop.example'],
])('%s is not the site at %s', (origin, site) => expect(isOurOrigin(origin, site)).toBe(false));
