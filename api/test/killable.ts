import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Shop, TestClock } from './shop.ts';
import { ORIGIN, testEnvironment } from './start-api.ts';
import { expectTrueAccounts, expectTrueSums, expectTrueTexts } from './true-sums.ts';

/** An API process that a test kills. */
export type Killable = {
  url: string;
  /** Arms it: it dies before its n-th database command from now on. */
  dieBefore: (command: number) => Promise<void>;
  /** Carries out what is due in that process. False if it died doing so. */
  work: (
    what?: 'follow-ups' | 'reminders' | 'allocations' | 'stock-alerts' | 'standing orders' | 'retention',
  ) => Promise<boolean>;
  /** Whether it is dead. */
  died: () => boolean;
  end: () => Promise<void>;
};

/** What a process to be killed shares with those that survive. */
type Surroundings = Pick<Shop, 'mongodbUri' | 'standInsUrl'> & { clock: Pick<TestClock, 'now'> };

/** Starts another API process on the shop's database and stand-ins. Its clock stays at the shop's time. */
export async function startKillable(
  shop: Surroundings,
  environment: Record<string, string> = {},
): Promise<Killable> {
  const child = fork(path.join(import.meta.dirname, 'killable-api.ts'), {
    env: {
      ...process.env,
      ...testEnvironment(shop.mongodbUri, shop.standInsUrl),
      ADMIN_DEV_MODE: 'true',
      CLOCK: shop.clock.now().toISOString(),
      ...environment,
    },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const { url } = await message<{ url: string }>(child);
  const died = () => child.exitCode !== null || child.signalCode !== null;
  return {
    url,
    dieBefore: async (command) => {
      child.send({ dieBefore: command });
      await message(child);
    },
    work: async (what = 'follow-ups') => {
      // It may be dying already, which its exit says.
      child.send({ work: what }, () => undefined);
      await Promise.race([once(child, 'message'), once(child, 'exit')]);
      return !died();
    },
    died,
    end: async () => {
      if (died()) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

async function message<Content>(child: ChildProcess): Promise<Content> {
  const [content] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error('the API process ended before it answered');
    }),
  ]);
  return content as Content;
}

/** Sends a request to a process that may die during it. Returns the status, or undefined if it died. */
export async function answerOf(request: Promise<Response>): Promise<number | undefined> {
  try {
    const response = await request;
    await response.arrayBuffer();
    return response.status;
  } catch {
    return undefined;
  }
}

/**
 * Each gap between two database commands of an operation; the test command takes every 21st, `npm run verify` all.
 */
export const gaps = (last: number): number[] =>
  Array.from({ length: last }, (_, place) => place + 1).filter(
    (gap) => process.env.VERIFY === 'true' || gap % 21 === 5,
  );

/** What a new process does in the minutes after the crash. */
export async function afterwards(shop: Shop): Promise<void> {
  for (const seconds of [31, 31, 6]) {
    shop.clock.advance(seconds * 1_000);
    await shop.reconcile();
    await shop.work();
    await shop.work();
  }
  await expectTrueSums(shop.api.deps.connection);
  await expectTrueTexts(shop.api.deps.connection);
  await expectTrueAccounts(shop.api.deps);
}

/** Every mail of the mailbox once, however often it was sent. */
export async function distinctMails(shop: Shop): Promise<number> {
  return new Set((await shop.mails()).map(({ customArgs }) => customArgs?.mail_id)).size;
}

/** A request as one of our pages sends it. */
export function request(
  url: string,
  method: string,
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${url}/api${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', Origin: ORIGIN, ...headers },
    body: JSON.stringify(body),
  });
}

export const post = (url: string, path: string, body: object, headers: Record<string, string> = {}) =>
  request(url, 'POST', path, body, headers);

/** The cookies that an answer has set, as the next requests send them. */
export const cookieOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');
