import { spawnSync } from 'node:child_process';
import path from 'node:path';

test('In production the gateway refuses to start without its token', () => {
  const { status, stderr } = spawnSync(process.execPath, [path.join(import.meta.dirname, 'server.ts')], {
    env: { NODE_ENV: 'production', API_URL: 'http://127.0.0.1:9', PORT: '0' },
    encoding: 'utf8',
    timeout: 10_000,
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining('set RELEASES_TOKEN')]);
});
