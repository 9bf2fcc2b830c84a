import { beginCanary, type ReleaseStorage } from '../releases/index.ts';

/** Options of `release` and `promote`: `--canary 10`, `--staff-first`, `--strict` (see `unchecked`), and `--candidate` of `release`. */
export const canaryOptions = {
  canary: { type: 'string' },
  'staff-first': { type: 'boolean' },
  candidate: { type: 'boolean' },
  strict: { type: 'boolean' },
} as const;

type Given = { canary: string; 'staff-first'?: boolean; by: string; fits?: string[] };

/** Starts a canary and reports who gets it. With `--staff-first` only staff get it until a share is chosen. */
export async function canaryBegun(
  storage: ReleaseStorage,
  { app, release }: { app: string; release: string },
  { canary, 'staff-first': staffFirst = false, by, fits }: Given,
): Promise<string> {
  const share = staffFirst ? 0 : Number(canary);
  await beginCanary(storage, app, { release, share, by, fits, staffFirst });
  if (!staffFirst) return `${app} ${release} is a canary for ${share} % of visitors from the next page load.`;
  return `Staff get ${app} ${release} from the next page load. For visitors: npm run canary -- ${app} ${Number(canary) || 10}`;
}
