import { statfsSync } from 'node:fs';

/** With less free space than this, in bytes, a database stops at its next checkpoint. */
const LEAST_ROOM = 32 * 1024 * 1024;

/** Why the database can't work, if its folder is on this machine and the disk is full. */
export function diskFullReason(folder: string | undefined, roomOf = freeBytes): string | undefined {
  if (folder === undefined) return undefined;
  const room = roomOf(folder);
  if (room === undefined || room >= LEAST_ROOM) return undefined;
  return `the disk that holds the database's folder ${folder} is full: ${inMegabytes(room)} MB are free, at least ${inMegabytes(LEAST_ROOM)} MB are needed`;
}

function freeBytes(folder: string): number | undefined {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return undefined;
  }
}

const inMegabytes = (bytes: number): number => Math.floor(bytes / 1024 / 1024);

const TOO_LITTLE = /available disk space of (\d+) bytes is less than required minimum of (\d+)/;

/** The message of a start that failed because the database had too little space to build an index. */
export function indexSpaceMessage(cause: unknown, folder = 'its own machine'): string | undefined {
  const [, free, needed] = TOO_LITTLE.exec(cause instanceof Error ? cause.message : '') ?? [];
  if (free === undefined || needed === undefined) return undefined;
  return `The database's disk (${folder}) has ${inMegabytes(Number(free))} MB free, and ${inMegabytes(Number(needed))} MB are needed to build its indexes: make room, or choose a folder on another disk.`;
}
