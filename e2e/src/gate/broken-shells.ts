import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pointerOf, type ReleaseRecord, type ReleaseStorage } from '../../../delivery/src/releases/index.ts';

type Bundle = ReleaseRecord['bundle'];

/** A change to the live shell: to what its bundle says of itself, or to the types of its buttons. */
type ShellPatch = { bundle?: (bundle: Bundle) => Partial<Bundle>; props?: [from: string, to: string] };

const without = <Value>(all: Record<string, Value> = {}, name: string): Record<string, Value> =>
  Object.fromEntries(Object.entries(all).filter(([each]) => each !== name));

/** Shells incompatible with the corner, a live remote with a button: what is wrong, and what the gate says. */
export const brokenShells: Array<[name: string, patch: ShellPatch, reason: string]> = [
  [
    'leaves out a module that a live remote uses',
    { bundle: ({ provides }) => ({ provides: without(provides, 'shared-ui/button') }) },
    'mfe-corner uses shared-ui/button, which the new shell',
  ],
  [
    'has another React',
    { bundle: ({ provides }) => ({ provides: { ...provides, react: '99.0.0' } }) },
    'mfe-corner wants react',
  ],
  [
    'leaves out a name that a live remote imports',
    { bundle: ({ exports }) => ({ exports: { ...exports, 'shared-ui/button': ['Knob'] } }) },
    'mfe-corner uses Button of shared-ui/button, which the new shell',
  ],
  [
    'no longer takes what a live remote gives',
    { props: ["'className'>", "'className' | 'onClick'>"] },
    'mfe-corner/src/routes.tsx does not fit the new shell',
  ],
];

/** Compatible shells. */
export const oddShells: Array<[habit: string, patch: ShellPatch]> = [
  ['has more names', { bundle: ({ exports }) => ({ exports: { ...exports, 'shared-ui/knob': ['Knob'] } }) }],
];

const BUTTON = 'contracts/shared-ui/src/button/button.tsx';

/** Stores a copy of the live shell with a change. */
export async function patchedShell(storage: ReleaseStorage, patch: ShellPatch): Promise<ReleaseRecord> {
  const live = (await pointerOf(storage, 'shell'))?.current.release ?? '';
  const shell = await storage.read('shell', live);
  if (!shell) throw new Error('No shell is live.');
  const folder = mkdtempSync(join(tmpdir(), 'shell-'));
  cpSync(await storage.folderOf('shell', live), folder, { recursive: true });
  if (patch.props) {
    const [from, to] = patch.props;
    const text = readFileSync(join(folder, BUTTON), 'utf8');
    writeFileSync(join(folder, BUTTON), text.replaceAll(from, to));
  }
  // The same change to the same shell is the same release, whose types the workspace has from an earlier run.
  const change = createHash('sha256').update(`${patch.props}${patch.bundle}`).digest('hex').slice(0, 8);
  const release = `${live}${change}`;
  const candidate = { ...shell, release, bundle: { ...shell.bundle, ...patch.bundle?.(shell.bundle) } };
  await storage.put(candidate, folder);
  rmSync(folder, { recursive: true });
  return candidate;
}
