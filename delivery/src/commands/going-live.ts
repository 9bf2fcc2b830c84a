import { shellsFor } from '../gate/index.ts';
import { authorIn } from '../publication/index.ts';
import { beginCanary, goLive, type ReleaseRecord, type ReleaseStorage } from '../releases/index.ts';
import { workspace } from '../workspace.ts';
import { passGate } from './publish-gate.ts';

/** Options of `release` and `promote`: `--canary 10`, `--staff-first`, `--strict` (see `unchecked`), and `--candidate` of `release`. */
export const releaseOptions = {
  canary: { type: 'string' },
  'staff-first': { type: 'boolean', default: false },
  candidate: { type: 'boolean' },
  strict: { type: 'boolean' },
} as const;

type Given = { canary?: string; 'staff-first': boolean };

/**
 * Runs the publish gate on a stored release and makes it live for everyone, or for a share of visitors; with `--staff-first`
 * only staff get it until a share is chosen. Returns a sentence that says who gets it.
 */
export async function putLive(
  storage: ReleaseStorage,
  record: ReleaseRecord,
  kind: 'release' | 'promote',
  { canary, 'staff-first': staffFirst }: Given,
): Promise<string> {
  const { app, release, remote } = record;
  await passGate(storage, record);
  const fits = remote && (await shellsFor(storage, app));
  const by = authorIn(workspace);
  if (canary === undefined) {
    const outcome = await goLive(storage, record, kind, by, { fits });
    return `${app} ${release} ${outcome === 'moved' ? 'is live for the next page load.' : 'runs already.'}`;
  }
  const share = staffFirst ? 0 : Number(canary);
  await beginCanary(storage, app, { release, share, by, fits, staffFirst });
  if (!staffFirst) return `${app} ${release} is a canary for ${share} % of visitors from the next page load.`;
  return `Staff get ${app} ${release} from the next page load. For visitors: npm run canary -- ${app} ${Number(canary) || 10}`;
}
