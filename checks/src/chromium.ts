import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Path of a Chromium that is there already: `CHROMIUM_PATH`, else the first on PATH; undefined where there is none. */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  if (environment.CHROMIUM_PATH) return environment.CHROMIUM_PATH;
  const folders = (environment.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find(isExecutable);
}

/** Debian's own Chromium; undefined where the system has none to give (Ubuntu's is a stub that asks for a snap). */
function installDebians(): string | undefined {
  console.log('      no Chromium here: installing the one of this Debian system');
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    const installed = findChromium();
    if (installed) execFileSync(installed, ['--version'], { stdio: 'ignore' });
    return installed;
  } catch {
    return undefined;
  }
}

/**
 * A Chromium for the journeys, brought here when there is none: Debian's own as root on a Debian system, else Playwright's.
 * Out: its path, or undefined where Playwright's own is to be used. Throws when neither can be had.
 */
export function bringChromium(): string | undefined {
  const found = findChromium();
  if (found) return found;
  const isRoot = process.getuid?.() === 0;
  const installed = isRoot && existsSync('/etc/debian_version') ? installDebians() : undefined;
  if (installed) return installed;
  console.log("      no Chromium here: installing Playwright's own");
  execFileSync('playwright', ['install', ...(isRoot ? ['--with-deps'] : []), 'chromium'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return undefined;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
