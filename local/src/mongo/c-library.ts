import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { StartProblem } from '../processes/start-problem.ts';
import { newerCLibrary } from './newer-c-library.ts';

/** The engine's binary asks for GLIBC_2.38 (Debian 13, Ubuntu 24.04; Debian 12 has 2.36). */
const NEEDED = [2, 38] as const;

const INSTEAD = 'set MONGODB_URI to a MongoDB server of yours, or use a newer system, and start again';

/** The version of the C library that this process runs on, or undefined if it isn't glibc. */
function cLibraryVersion(): string | undefined {
  // Without this the report looks up the name of every open connection and takes seconds.
  Object.assign(process.report, { excludeNetwork: true });
  const report = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  return report.header?.glibcVersionRuntime;
}

/** Is this C library new enough for the engine? */
export function isNewEnough(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1]);
}

/**
 * What the engine's process is started through: nothing where the system's C library is new enough, else
 * a newer one side by side (fetched once, kept in the user's cache; the system is not touched).
 * @throws StartProblem with what to do instead where neither can be had.
 */
export async function loaderFor(system: { version?: string; osRelease?: string } = {}): Promise<string[]> {
  if (process.platform !== 'linux') return [];
  const version = system.version ?? cLibraryVersion();
  if (!version) {
    throw new StartProblem(
      `The embedded database needs glibc ${NEEDED.join('.')}, which this system hasn't got: ${INSTEAD}.`,
    );
  }
  if (isNewEnough(version)) return [];
  try {
    const osRelease = system.osRelease ?? (await readFile('/etc/os-release', 'utf8'));
    const folder = await newerCLibrary(osRelease);
    return [path.join(folder, 'ld.so'), '--library-path', `${folder}:${systemLibraries().join(':')}`];
  } catch (error) {
    const why = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new StartProblem(
      `The embedded database needs glibc ${NEEDED.join('.')} and this system has ${version}; a newer one side by side could not be had (${why}): ${INSTEAD}.`,
    );
  }
}

function systemLibraries(): string[] {
  const triple = process.arch === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu';
  return [`/usr/lib/${triple}`, `/lib/${triple}`];
}
