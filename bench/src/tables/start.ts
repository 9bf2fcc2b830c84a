import { readFileSync } from 'node:fs';
import { type Server, startServer } from '../server.ts';
import type { Row } from '../sheet.ts';
import { type System, startSystem } from '../system.ts';

const STARTS = 5;
const PORT = 8599;

/** How soon a new API process answers, and what it takes at rest; its first start finds no compiled modules. */
export async function start(): Promise<Row[]> {
  const system = await startSystem(500);
  try {
    const rows: Row[] = [];
    for (let count = 1; count <= STARTS; count += 1) {
      const api = await secondApi(system);
      rows.push({ start: count, 'first answer, ms': api.firstAnswerMs, 'memory at rest, MB': api.restMb });
      api.stop();
    }
    return rows;
  } finally {
    await system.stop();
  }
}

/** Another process like the system's own API, at the same database. */
export function secondApi(system: System): Promise<Server> {
  const read = (what: string) =>
    readFileSync(`/proc/${system.pid('api')}/${what}`, 'utf8')
      .split('\0')
      .filter(Boolean);
  const [command = '', ...args] = read('cmdline');
  const env = Object.fromEntries(read('environ').map((line) => line.split(/=(.*)/s, 2)));
  return startServer(
    { command, args, env: { ...env, PORT: String(PORT) } },
    { url: `http://127.0.0.1:${PORT}/api/products?limit=24` },
  );
}
