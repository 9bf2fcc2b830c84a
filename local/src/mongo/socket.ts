import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { StartProblem } from '../processes/start-problem.ts';

// A Unix socket's path is limited to 108 bytes (104 on macOS), so it is kept near the root of the file system.
const LONGEST_TMPDIR = 40;

/** The socket and the temporary folder of one data directory's engine. */
export type SocketPlace = { folder: string; socket: string; temporary: string };

/** Derives the paths from the data directory, so that they are stable and unique to it. */
export function socketPlace(dataDir: string): SocketPlace {
  const base = os.tmpdir().length > LONGEST_TMPDIR ? '/tmp' : os.tmpdir();
  const name = createHash('sha256')
    .update(`${os.userInfo().uid}:${path.resolve(dataDir)}`)
    .digest('hex');
  const folder = path.join(base, `cbo-${name.slice(0, 12)}`);
  return { folder, socket: path.join(folder, 'db.sock'), temporary: path.join(folder, 't') };
}

/**
 * Creates the folders, closed to other users.
 * @throws StartProblem if someone else owns them: the name is guessable, and `/tmp` is shared.
 */
export function claimPlace({ folder, temporary }: SocketPlace): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (statSync(folder).uid !== os.userInfo().uid) {
    throw new StartProblem(
      `${folder} belongs to another user of this machine; set TMPDIR to a folder of yours.`,
    );
  }
  chmodSync(folder, 0o700);
  mkdirSync(temporary, { recursive: true });
}

/** Atomically points the fixed name at the engine's randomly named socket. */
export function pointSocket(socket: string, target: string): void {
  const fresh = `${socket}.${process.pid}`;
  rmSync(fresh, { force: true });
  symlinkSync(target, fresh);
  renameSync(fresh, socket);
}

/** The connection string of a database behind the socket. */
export const uriOf = (place: SocketPlace, database: string): string =>
  `mongodb://${encodeURIComponent(place.socket)}/${database}?directConnection=true&retryWrites=false`;
