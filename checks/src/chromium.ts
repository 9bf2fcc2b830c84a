import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { browserIn } from '../../delivery/src/gate/browser.ts';

/** Debian's headless Chromium; undefined if the system offers none (Ubuntu's package is a stub that needs snap). */
function installDebians(): string | undefined {
  console.log('      no Chromium found: installing the one from Debian');
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    const installed = browserIn(process.env);
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
  const found = browserIn(process.env);
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
