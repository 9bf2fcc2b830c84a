import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserIn } from './browser.ts';

test('CHROMIUM_PATH wins over what is on PATH, and must name a program', () => {
  expect(browserIn({ CHROMIUM_PATH: process.execPath, PATH: '/usr/bin' })).toBe(process.execPath);
  expect(() => browserIn({ CHROMIUM_PATH: '/nowhere/chromium' })).toThrow('names no program');
});

test('a Chromium on PATH is found by its name', () => {
  const folder = mkdtempSync(join(tmpdir(), 'chromium-'));
  writeFileSync(join(folder, 'chromium'), '');
  chmodSync(join(folder, 'chromium'), 0o755);
  expect(browserIn({ PATH: `/nowhere:${folder}` })).toBe(join(folder, 'chromium'));
});

test("a file of that name that can't be run is passed over", () => {
  const folder = mkdtempSync(join(tmpdir(), 'chromium-'));
  writeFileSync(join(folder, 'chromium'), '');
  chmodSync(join(folder, 'chromium'), 0o644);
  expect(browserIn({ PATH: folder })).not.toBe(join(folder, 'chromium'));
});
