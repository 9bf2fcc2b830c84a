import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { temporaryFolder } from '../testing/releases.ts';
import { workspace } from '../workspace.ts';

/** A stranger's folder, in which the packed package is installed and nothing else. */
let folder: string;
beforeAll(() => {
  folder = temporaryFolder();
  const command = join(workspace, 'delivery/src/commands/api-client.ts');
  const packed = execFileSync(process.execPath, [command, join(folder, 'packed')], { encoding: 'utf8' });
  const installed = join(folder, 'node_modules/shop-api-client');
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', packed.trim(), '-C', installed, '--strip-components=1']);
}, 60_000);

/** The script of docs/integrations.md. */
const [, script = ''] =
  /```js\n(import \{ createShopClient \}[\s\S]*?)```/.exec(
    readFileSync(join(workspace, 'docs/integrations.md'), 'utf8'),
  ) ?? [];

type Asked = { call: string; key: string | undefined; body: unknown };

async function shop() {
  const asked: Asked[] = [];
  const answerTo = async (request: IncomingMessage) => {
    const sent = await text(request);
    const call = `${request.method} ${request.url}`;
    asked.push({ call, key: request.headers.authorization, body: sent && JSON.parse(sent) });
    const gantry = { id: 'CTR-112', stock: 30, updatedAt: '2026-11-20T17:41:00.000Z' };
    return request.method === 'GET' ? { products: [gantry] } : { ...gantry, stock: 42 };
  };
  const server = createServer(async (request, response) => {
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(await answerTo(request)));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, server };
}

test('the script of the documentation runs with the packed package and nothing else', async () => {
  const { origin, asked, server } = await shop();
  writeFileSync(join(folder, 'script.mjs'), script);
  const { promise, resolve } = Promise.withResolvers<string>();
  const env = { ...process.env, SHOP_ORIGIN: origin, SHOP_KEY: 'key_secret' };
  execFile(process.execPath, ['script.mjs'], { cwd: folder, env }, (failure, out, complaints) =>
    resolve(failure ? complaints : out),
  );
  expect(await promise).toBe('CTR-112 42\n');
  const key = 'Bearer key_secret';
  expect(asked).toEqual([
    { call: 'GET /api/admin/products?search=gantry', key, body: '' },
    {
      call: 'PATCH /api/admin/products/CTR-112',
      key,
      body: { stock: 42, updatedAt: '2026-11-20T17:41:00.000Z' },
    },
  ]);
  server.close();
});

test('its types know each call, and refuse what isn’t one', () => {
  // The folder has no types of Node.
  const node =
    'declare const process: { env: Record<string, string> }; declare const console: { log: (...all: unknown[]) => void };';
  writeFileSync(join(folder, 'right.mts'), `${script}${node}\n`);
  writeFileSync(
    join(folder, 'wrong.mts'),
    [
      "import { createShopClient } from 'shop-api-client';",
      "const shop = createShopClient({ origin: 'x' });",
      "void shop.call('refundOrder');",
      "void shop.call('editProduct', { body: {} });",
      "void shop.call('editProduct', { params: { id: 'x' }, body: { stock: 'many' } });",
    ].join('\n'),
  );
  const options = ['--noEmit', '--strict', '--target', 'esnext', '--module', 'nodenext', '--types', ''];
  const check = (file: string) =>
    spawnSync(join(workspace, 'node_modules/.bin/tsc'), [...options, file], { cwd: folder, encoding: 'utf8' })
      .stdout;
  expect(check('right.mts')).toBe('');
  const faults = check('wrong.mts')
    .split('\n')
    .filter((line) => line.startsWith('wrong.mts'));
  expect(faults.map((line) => /wrong\.mts\((\d+)/.exec(line)?.[1])).toEqual(['3', '4', '5']);
});
