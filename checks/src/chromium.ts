import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Path of an installed Chromium: `CHROMIUM_PATH`, else the first on PATH; undefined if there is none. */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  if (environment.CHROMIUM_PATH) return environment.CHROMIUM_PATH;
  const folders = (environment.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find(isExecutable);
}

/** Debian's Chromium; undefined if the system offers none (Ubuntu's package is a stub that needs snap). */
function installDebians(): string | undefined {
  console.log('      no Chromium found: installing the one from Debian');
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
 * Finds or installs a Chromium for the journeys: Debian's if we are root on Debian, else Playwright's.
 * Returns its path, or undefined to use Playwright's. Throws if neither can be installed.
 */
export function bringChromium(): string | undefined {
  const found = findChromium();
  if (found) return found;
  const isRoot = process.getuid?.() === 0;
  const installed = isRoot && existsSync('/etc/debian_version') ? installDebians() : undefined;
  if (installed) return installed;
  console.log('      no Chromium found: installing the one from Playwright');
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
