import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import {
  chmod,
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const WITHIN_MS = 120_000;

/** Runs a program in a folder. Throws the last line of its stderr if it fails. */
async function run(program: string, args: string[], cwd: string): Promise<void> {
  try {
    await promisify(execFile)(program, args, { cwd, timeout: WITHIN_MS });
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    throw new Error(`${program}: ${stderr?.trim().split('\n').at(-1) || message}`);
  }
}

/** The next release of the same distribution with a new enough C library. */
const NEXT_SUITE: Record<string, string> = {
  bullseye: 'trixie',
  bookworm: 'trixie',
  focal: 'noble',
  jammy: 'noble',
};

const LIBRARIES = ['libc.so.6', 'libm.so.6', 'libdl.so.2', 'libpthread.so.0', 'librt.so.1', 'libresolv.so.2'];
const LOADERS = ['ld-linux-x86-64.so.2', 'ld-linux-aarch64.so.1'];

/** The suite whose packages suit this system and are new enough, by the content of /etc/os-release. */
export function nextSuite(osRelease: string): { current: string; next: string } {
  const current = /^VERSION_CODENAME="?([a-z]+)"?$/m.exec(osRelease)?.[1];
  const next = current && NEXT_SUITE[current];
  if (!current || !next) throw new Error(`no newer one is known for ${current ?? 'this system'}`);
  return { current, next };
}

/**
 * A folder with `ld.so` and the C library of a newer release of Debian or Ubuntu, downloaded through the machine's own apt
 * sources with the suite's name replaced. Takes 3 to 10 s the first time; works without root and writes only to the
 * user's cache.
 */
export async function newerCLibrary(osRelease: string, cache = cacheFolder()): Promise<string> {
  const { current, next } = nextSuite(osRelease);
  const folder = path.join(cache, `glibc-${next}-${process.arch}`);
  if (existsSync(path.join(folder, 'ld.so'))) return folder;
  await mkdir(cache, { recursive: true });
  const work = await mkdtemp(path.join(cache, 'fetching-'));
  try {
    await unpackLibrary(work, await copiedSources(work, current, next));
    // Atomic: readers never see a partial folder, and of two concurrent downloads the first one stays.
    await rename(path.join(work, 'out'), folder).catch((error) => {
      if (!existsSync(path.join(folder, 'ld.so'))) throw error;
    });
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  return folder;
}

function cacheFolder(): string {
  const base = process.env.XDG_CACHE_HOME || path.join(os.homedir(), '.cache');
  return path.join(base, 'coastal-brew-outfitters');
}

async function copiedSources(work: string, current: string, next: string): Promise<string> {
  const target = path.join(work, 'sources');
  await mkdir(target);
  const parts = '/etc/apt/sources.list.d';
  const named = (await readdir(parts).catch(() => [])).filter((name) => /\.(list|sources)$/.test(name));
  const files = ['/etc/apt/sources.list', ...named.map((name) => path.join(parts, name))];
  for (const file of files) {
    const text = await readFile(file, 'utf8').catch(() => undefined);
    if (text === undefined) continue;
    await writeFile(path.join(target, path.basename(file)), swapSuite(text, current, next));
  }
  return target;
}

/** An apt source file with one release's suites (and -updates, -security, ...) replaced by another's. */
export const swapSuite = (text: string, current: string, next: string): string =>
  text.replace(new RegExp(`\\b${current}\\b`, 'g'), next);

async function unpackLibrary(work: string, sources: string): Promise<void> {
  for (const folder of ['lists/partial', 'cache/archives/partial', 'out']) {
    await mkdir(path.join(work, folder), { recursive: true });
  }
  await writeFile(path.join(work, 'status'), '');
  const apt = ['-qq', ...aptOptions(work, sources)];
  await run('apt-get', [...apt, 'update'], work);
  await run('apt-get', [...apt, 'download', 'libc6'], work);
  const archive = (await readdir(work)).find((name) => name.endsWith('.deb'));
  if (!archive) throw new Error('apt-get downloaded nothing');
  await run('dpkg-deb', ['-x', archive, 'unpacked'], work);
  await collect(path.join(work, 'unpacked'), path.join(work, 'out'));
  await writeFile(path.join(work, 'out', 'SOURCE'), `${archive}\n`);
}

function aptOptions(work: string, sources: string): string[] {
  const settings = {
    'Dir::Etc::sourcelist': '/dev/null',
    'Dir::Etc::sourceparts': sources,
    'Dir::State': work,
    'Dir::State::lists': path.join(work, 'lists'),
    'Dir::State::status': path.join(work, 'status'),
    'Dir::Cache': path.join(work, 'cache'),
    'APT::Sandbox::User': os.userInfo().username,
    'Acquire::Languages': 'none',
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
}

async function collect(unpacked: string, out: string): Promise<void> {
  const triple = process.arch === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu';
  const folders = ['usr/lib', 'lib'].map((base) => path.join(unpacked, base, triple)).filter(existsSync);
  const find = (name: string) => folders.map((folder) => path.join(folder, name)).find(existsSync);
  for (const name of LIBRARIES) {
    const file = find(name);
    if (file) await copyFile(await realpath(file), path.join(out, name));
  }
  const loader = LOADERS.map(find).find(Boolean);
  if (!loader) throw new Error('the package holds no loader');
  await copyFile(await realpath(loader), path.join(out, 'ld.so'));
  await chmod(path.join(out, 'ld.so'), 0o755);
}
