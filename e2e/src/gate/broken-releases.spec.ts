import { expect, test } from '@playwright/test';
import { browserIn, inspectRemote, inspectShell } from '../../../delivery/src/gate/index.ts';
import { goLive, type ReleaseStorage } from '../../../delivery/src/releases/index.ts';
import { workspace } from '../../../delivery/src/workspace.ts';
import { calls as apiCalls } from '../../../shared-domain/src/foundation/calls/index.ts';
import { brokenInThePage } from './broken-releases.ts';
import { brokenShells, oddShells, patchedShell } from './broken-shells.ts';
import { brokenAround } from './broken-surroundings.ts';
import { storageWithLiveShell } from './candidates.ts';
import { oddReleases } from './odd-releases.ts';
import { buildCorner, type Corner, type Patch, patched } from './patched-corner.ts';

let storage: ReleaseStorage;
let corner: Corner;

test.beforeAll(async () => {
  storage = await storageWithLiveShell();
  corner = await buildCorner(storage);
});

const calls: string[] = Object.values(apiCalls);

/** What the gate says against the corner with a change to it, a line each. */
async function verdictOn(patch: Patch): Promise<string> {
  const candidate = await patched(storage, corner, patch);
  const browser = browserIn(process.env);
  if (!browser) throw new Error('The gate’s tests need a Chromium: CHROMIUM_PATH names one.');
  const findings = await inspectRemote({ storage, workspace, candidate, browser, calls });
  return findings.map(({ sentence }) => sentence).join('\n');
}

// RELEASE-2
test.describe('A release is refused that', () => {
  for (const [name, patch, reason] of [...brokenInThePage, ...brokenAround]) {
    test(name, async () => expect(await verdictOn(patch)).toMatch(reason));
  }
});

test.describe('A release passes that', () => {
  for (const [habit, patch] of oddReleases) {
    test(habit, async () => expect(await verdictOn(patch)).toBe(''));
  }
});

// RELEASE-2
test.describe('A shell beside a live remote', () => {
  let beside: ReleaseStorage;

  test.beforeAll(async () => {
    beside = await storageWithLiveShell();
    await goLive(beside, (await buildCorner(beside)).record, 'release', 'the gate’s tests');
  });

  const sayings = async (patch: Parameters<typeof patchedShell>[1]): Promise<string> => {
    const candidate = await patchedShell(beside, patch);
    const findings = await inspectShell({ storage: beside, workspace, candidate });
    return findings.map(({ sentence }) => sentence).join('\n');
  };

  for (const [name, patch, reason] of brokenShells) {
    test(`is refused that ${name}`, async () => expect(await sayings(patch)).toMatch(reason));
  }
  for (const [habit, patch] of oddShells) {
    test(`passes that ${habit}`, async () => expect(await sayings(patch)).toBe(''));
  }
});
