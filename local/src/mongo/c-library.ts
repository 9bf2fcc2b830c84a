import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { StartProblem } from '../processes/start-problem.ts';
import { newerCLibrary } from './newer-c-library.ts';

/** The engine's binary needs GLIBC_2.38 (Debian 13, Ubuntu 24.04; Debian 12 has 2.36). */
const NEEDED = [2, 38] as const;

const INSTEAD = 'set MONGODB_URI to a MongoDB server of yours, or use a newer system, and start again';

/** Systems for which the engine has a binary. */
const BINARIES = ['linux-x64', 'linux-arm64', 'darwin-arm64'];

/** The version of glibc that this process uses; undefined for another C library. */
function cLibraryVersion(): string | undefined {
  // Otherwise the report resolves the host name of every open connection, which takes seconds.
  Object.assign(process.report, { excludeNetwork: true });
  const report = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  return report.header?.glibcVersionRuntime;
}

/** Whether this C library is new enough for the engine. */
export function isNewEnough(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1]);
}

/** What the engine runs on; this system's by default. */
type System = { platform?: string; version?: string; osRelease?: string };

/**
 * The loader through which the engine is started: none if the system's C library is new enough, else a newer one beside it
 * (downloaded once into the user's cache; the system isn't changed).
 * @throws StartProblem with an alternative if neither is possible.
 */
export async function loaderFor(system: System = {}): Promise<string[]> {
  const platform = system.platform ?? `${process.platform}-${process.arch}`;
  if (!BINARIES.includes(platform)) {
    throw new StartProblem(
      `The embedded database has no binary for ${platform}: run 'docker run -p 27017:27017 mongo:8', set MONGODB_URI=mongodb://localhost:27017/shop, and start again.`,
    );
  }
  if (!platform.startsWith('linux-')) return [];
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
