import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { ClientSession, MongoClient } from 'mongodb';

/** How long a backup may block writes of a standalone server, in milliseconds: the API's calls time out after 5 s. */
const LOCK_MS = 4_000;

/** How all collections are read at one moment: from a replica set's snapshot, or while writes wait. */
export type Consistency = 'snapshot' | 'lock';

/** Whether the server is a member of a replica set or a router of a cluster, which can read a snapshot. */
export async function consistencyOf(client: MongoClient): Promise<Consistency> {
  const { setName, msg } = await client.db('admin').command({ hello: 1 });
  return setName !== undefined || msg === 'isdbgrid' ? 'snapshot' : 'lock';
}

/**
 * Reads with all of the server's data at one moment (ADR 004). `read` passes the session, if it gets one, to each query.
 * @throws if a standalone server was locked for longer than 4 s; what was read is then invalid
 */
export async function atOneMoment<Result>(
  client: MongoClient,
  uri: string,
  read: (session?: ClientSession) => Promise<Result>,
): Promise<Result> {
  if ((await consistencyOf(client)) === 'snapshot') {
    return client.withSession({ snapshot: true }, (session) => read(session));
  }
  const lock = await lockWrites(uri);
  try {
    return await read();
  } finally {
    await lock.release();
  }
}

async function lockWrites(uri: string): Promise<{ release: () => Promise<void> }> {
  const holder = fork(path.join(import.meta.dirname, 'lock-holder.ts'), {
    env: { ...process.env, MONGODB_URI: uri, LOCK_MS: String(LOCK_MS) },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(holder, 'exit') as Promise<[number | null]>;
  const isLocked = await Promise.race([once(holder, 'message').then(() => true), ended.then(() => false)]);
  if (!isLocked)
    throw new Error('The database could not be locked; the account needs the right to run fsync.');
  return { release: () => releaseLock(holder, ended) };
}

async function releaseLock(holder: ChildProcess, ended: Promise<[number | null]>): Promise<void> {
  if (holder.connected) holder.send('done');
  const [code] = await ended;
  if (code === 0) return;
  throw new Error(
    `Reading took longer than ${LOCK_MS / 1000} s, the longest that orders may wait. Try again at a quieter time, or use a replica set, where orders don't wait.`,
  );
}
