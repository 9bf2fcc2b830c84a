import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const workspace = join(import.meta.dirname, '../..');

/** `request.ip`, and `ip` taken out of a request. */
const ownReading = /\b(request|req)\.ips?\b|\{[^{}()]*\bips?\b[^{}()]*\}(: \w+\)| = (request|req)\b)/;

// API-17
test('API and gateway find the address of a client in one place', () => {
  const sources = globSync('{api,delivery,local}/src/**/*.ts', { cwd: workspace });
  const readings = sources
    .filter((file) => !file.endsWith('.test.ts'))
    .filter((file) => ownReading.test(readFileSync(join(workspace, file), 'utf8')));
  expect(readings).toEqual([]);
});

// API-17
test.each([
  'request.ip',
  'const { ip, headers } = request;',
  'function isHere({ ip }: Request) {',
  'req.ips',
])('%s is found', (code) => {
  expect(ownReading.test(code)).toBe(true);
});
