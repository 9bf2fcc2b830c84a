import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './chromium.ts';

test('CHROMIUM_PATH wins over what is on PATH', () => {
  expect(findChromium({ CHROMIUM_PATH: '/opt/chromium', PATH: '/usr/bin' })).toBe('/opt/chromium');
});

test('a Chromium on PATH is found by its name', () => {
  const folder = mkdtempSync(join(tmpdir(), 'chromium-'));
  writeFileSync(join(folder, 'chromium'), '');
  chmodSync(join(folder, 'chromium'), 0o755);
  expect(findChromium({ PATH: `/nowhere:${folder}` })).toBe(join(folder, 'chromium'));
});

test("a file of that name that can't be run is passed over", () => {
  const folder = mkdtempSync(join(tmpdir(), 'chromium-'));
  writeFileSync(join(folder, 'chromium'), '');
  chmodSync(join(folder, 'chromium'), 0o644);
  expect(findChromium({ PATH: folder })).toBeUndefined();
});
