import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'cbo-start-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

type Outcome = { code: number; stdout: string; stderr: string };

const npmStart = (args: string[], env: Record<string, string> = {}): Promise<Outcome> =>
  new Promise((resolve) => {
    const command = [path.join(import.meta.dirname, 'start.ts'), ...args];
    const options = { env: { ...process.env, DATA_DIR: dataDir, ...env } };
    execFile(process.execPath, command, options, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    );
  });

test('a taken port gives one clear sentence, exit code 1 and no stack, before anything is started', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { code, stderr } = await npmStart([], { PORT: String(port) });
  other.close();
  expect(stderr).toBe(
    `Port ${port} is taken by another program; stop that one, or choose another port, for example PORT=${port + 1} npm start.\n`,
  );
  expect(code).toBe(1);
  expect(readdirSync(dataDir)).toEqual([]);
});

test('a port that is none is refused with a sentence', async () => {
  const { code, stderr } = await npmStart([], { PORT: 'http' });
  expect(stderr).toBe("PORT is 'http', but must be a number from 1 to 65535.\n");
  expect(code).toBe(1);
});

test('an unknown flag is named, and what there is is listed', async () => {
  const { code, stderr } = await npmStart(['--bear']);
  expect(stderr).toContain("Unknown option '--bear'");
  expect(stderr).toContain('npm start -- [--bare] [--no-dev-mode | --dev-mode]');
  expect(code).toBe(1);
});
