import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Mongo, startMongo } from '../../../local/src/mongo/index.ts';
import { type ApiProcess, apiProcess } from '../api-process.ts';
import { ORIGIN } from '../start-api.ts';

/** How long the database is down; `npm run verify` takes the full time. */
const GONE_MS = process.env.VERIFY === 'true' ? 20_000 : 3_000;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe('when the database', () => {
  let folder: string;
  let mongo: Mongo;
  let api: ApiProcess;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'api-faults-'));
    mongo = await startMongo({ dataDir: path.join(folder, 'mongo') });
    api = await apiProcess({ MONGODB_URI: mongo.uri });
    await api.start();
  });
  afterAll(async () => {
    await api.stop();
    await mongo.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const lead = async (name: string) => {
    const answer = await fetch(`${api.url}/api/leads`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: ORIGIN },
      body: JSON.stringify({ name, email: 'ada@example.com' }),
    });
    return { status: answer.status, retryAfter: answer.headers.get('retry-after') };
  };

  /** Calls again and again until stopped; returns every status and the names that were accepted. */
  function underLoad() {
    let going = true;
    const statuses: number[] = [];
    const taken: string[] = [];
    const caller = async (number: number) => {
      for (let call = 0; going; call += 1) {
        const name = `Caller ${number}-${call}`;
        const { status } = await lead(name);
        statuses.push(status);
        if (status === 201) taken.push(name);
        await pause(150);
      }
    };
    const calling = Promise.all([1, 2, 3, 4].map(caller));
    return {
      statuses,
      end: async () => {
        going = false;
        await calling;
        return taken;
      },
    };
  }

  // API-8
  test('goes down under load, calls get 503 until it is back, and normal answers after', async () => {
    const load = underLoad();
    await pause(500);
    mongo.child.kill('SIGKILL');
    await pause(GONE_MS);
    const whileGone = await lead('Nobody Home');
    expect([whileGone.status, whileGone.retryAfter]).toEqual([503, '5']);
    expect((await fetch(`${api.url}/api/health/ready`)).status).toBe(503);
    expect((await fetch(`${api.url}/api/health/live`)).status).toBe(200);
    mongo = await startMongo({ dataDir: path.join(folder, 'mongo') });
    // An API that doesn't find the database again hits the test's own limit here.
    while ((await lead('Back Again')).status !== 201) await pause(100);
    const taken = await load.end();
    expect(new Set(load.statuses)).toEqual(new Set([201, 503]));
    expect(await missing(taken)).toEqual([]);
  });

  test('hangs, calls beyond the bound are refused at once with a time to retry', async () => {
    mongo.child.kill('SIGSTOP');
    // Enough to pass the bound of 400 even if calls arrive slowly and the first ones time out.
    const calls = Array.from({ length: 1_000 }, async () => told(await fetch(`${api.url}/api/settings`)));
    const turnedAway = await Promise.any(calls.map(onlyOverloaded));
    mongo.child.kill('SIGCONT');
    expect(turnedAway).toEqual({ status: 503, code: 'overloaded', retryAfter: '2' });
    await Promise.all(calls);
    expect((await fetch(`${api.url}/api/settings`)).status).toBe(200);
  });

  type StreamSource = { status: number; code: string | undefined; retryAfter: string | null };

  async function onlyOverloaded(call: Promise<StreamSource>): Promise<StreamSource> {
    const answer = await call;
    if (answer.code !== 'overloaded') throw new Error(`answered ${answer.status} ${answer.code}`);
    return answer;
  }

  async function told(answer: Response): Promise<StreamSource> {
    const { code } = (await answer.json()) as { code?: string };
    return { status: answer.status, code, retryAfter: answer.headers.get('retry-after') };
  }

  /** Leads that were confirmed but aren't stored. */
  async function missing(taken: string[]): Promise<string[]> {
    const cookie = await api.staffCookie();
    const answer = await fetch(`${api.url}/api/admin/leads`, { headers: { Cookie: cookie } });
    const { leads } = (await answer.json()) as { leads: { name: string }[] };
    const kept = new Set(leads.map(({ name }) => name));
    return taken.filter((name) => !kept.has(name));
  }
});
