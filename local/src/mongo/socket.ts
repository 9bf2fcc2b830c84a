import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { StartProblem } from '../processes/start-problem.ts';

// A Unix socket's path ends at 108 bytes (104 on macOS), so it lives near the root of the file system
// whatever the depth of the repository or of $TMPDIR.
const LONGEST_TMPDIR = 40;

/** Where the engine of one data directory is reached, and where it keeps its passing files. */
export type SocketPlace = { folder: string; socket: string; temporary: string };

/** The place that belongs to a data directory: always the same one, and another for each directory. */
export function socketPlace(dataDir: string): SocketPlace {
  const base = os.tmpdir().length > LONGEST_TMPDIR ? '/tmp' : os.tmpdir();
  const name = createHash('sha256')
    .update(`${os.userInfo().uid}:${path.resolve(dataDir)}`)
    .digest('hex');
  const folder = path.join(base, `cbo-${name.slice(0, 12)}`);
  return { folder, socket: path.join(folder, 'db.sock'), temporary: path.join(folder, 't') };
}

/**
 * Makes the place's folders, closed to other users.
 * @throws StartProblem when somebody else owns them: the name is guessable, and `/tmp` is everybody's.
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

/** Puts the fixed name on the engine's own, random socket, in one step. */
export function pointSocket(socket: string, target: string): void {
  const fresh = `${socket}.${process.pid}`;
  rmSync(fresh, { force: true });
  symlinkSync(target, fresh);
  renameSync(fresh, socket);
}

/** The connection string for a database behind the place's socket. */
export const uriOf = (place: SocketPlace, database: string): string =>
  `mongodb://${encodeURIComponent(place.socket)}/${database}?directConnection=true&retryWrites=false`;
