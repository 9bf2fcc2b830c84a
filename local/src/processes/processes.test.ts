import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { untilHealthy } from './health.ts';
import { ARENAS, endChild, MEMORY, spawnChild } from './spawn-child.ts';
import { superviseProcess } from './supervise-process.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'cbo-processes-'));
const logFile = path.join(folder, 'child.log');
// Each process under test connects here and stays connected while it lives.
const bell = createServer();
const ring = async (): Promise<Socket> => {
  const [line] = (await once(bell, 'connection')) as [Socket];
  line.on('error', () => undefined);
  return line.resume();
};
const gone = (line: Socket) => (line.closed ? Promise.resolve() : once(line, 'close'));

const script = (name: string, text: string): string => {
  const file = path.join(folder, `${name}.mjs`);
  writeFileSync(file, text);
  return file;
};
let alive: string;

beforeAll(async () => {
  bell.listen(0, '127.0.0.1');
  await once(bell, 'listening');
  const { port } = bell.address() as AddressInfo;
  alive = script('alive', `import net from 'node:net'; net.connect(${port}, '127.0.0.1');`);
});
afterAll(() => {
  bell.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a process that is killed is started again, which is reported; a stopped one is not', async () => {
  const lines: string[] = [];
  const first = ring();
  const supervised = await superviseProcess({
    name: 'the till',
    report: (line) => lines.push(line),
    start: async () => spawnChild({ entry: alive, logFile }),
  });
  const firstLine = await first;
  const second = ring();
  supervised.child().kill('SIGKILL');
  await gone(firstLine);
  const secondLine = await second;
  await supervised.stop();
  await gone(secondLine);
  expect(lines).toEqual(['the till ended (SIGKILL); restarting', 'the till is running again']);
});

test('a process that says that it is leaving is followed by another one while it finishes', async () => {
  const polite = script(
    'polite',
    `process.on('SIGTERM', () => process.send('leaving')); await import(${JSON.stringify(alive)});`,
  );
  const lines: string[] = [];
  const first = ring();
  const supervised = await superviseProcess({
    name: 'the till',
    report: (line) => lines.push(line),
    start: async () => spawnChild({ entry: polite, logFile }),
    graceMs: 50,
  });
  const firstLine = await first;
  const second = ring();
  supervised.child().kill('SIGTERM');
  const secondLine = await second;
  expect(firstLine.closed).toBe(false);
  await supervised.stop();
  await Promise.all([gone(firstLine), gone(secondLine)]);
  expect(lines).toEqual(['the till is shutting down; restarting', 'the till is running again']);
});

test('when the parent is killed its children end by themselves', async () => {
  const spawnModule = path.join(import.meta.dirname, 'spawn-child.ts');
  const parentFile = script(
    'parent',
    `import { spawnChild } from ${JSON.stringify(spawnModule)};
     spawnChild({ entry: ${JSON.stringify(alive)}, logFile: ${JSON.stringify(logFile)} });`,
  );
  const child = ring();
  const parent = spawn(process.execPath, [parentFile]);
  const line = await child;
  parent.kill('SIGKILL');
  await gone(line);
  expect(line.closed).toBe(true);
});

test('a process that does not heed SIGTERM is killed after its grace', async () => {
  const deaf = script('deaf', `process.on('SIGTERM', () => {}); await import(${JSON.stringify(alive)});`);
  const rung = ring();
  const child = spawnChild({ entry: deaf, logFile });
  await rung;
  await endChild(child, 50);
  expect(child.signalCode).toBe('SIGKILL');
});

test('a server that ends before it is ready is reported with its last words', async () => {
  const own = path.join(folder, 'failing.log');
  const failing = script('failing', `console.error('CARRIER_USER is missing'); process.exit(1);`);
  const child = spawnChild({ entry: failing, logFile: own });
  await expect(
    untilHealthy({ name: 'the API', child, url: 'http://127.0.0.1:9/health', logFile: own }),
  ).rejects.toThrow(`The API could not be started: CARRIER_USER is missing (more in ${own})`);
});

test('the Dockerfile compiles and starts the API, and starts the gateway, with the same options of V8 and malloc', () => {
  const dockerfile = readFileSync(path.join(import.meta.dirname, '../../../Dockerfile'), 'utf8');
  const starts = dockerfile.match(/^(RUN|CMD) .*(api|gateway)\/.*server\.ts.*$/gm) ?? [];
  expect(starts.map((line) => line.match(/--[\w-]+=\d+/g))).toEqual([MEMORY, MEMORY, MEMORY]);
  expect(dockerfile).toContain(`\nENV MALLOC_ARENA_MAX=${ARENAS.MALLOC_ARENA_MAX}\n`);
});
