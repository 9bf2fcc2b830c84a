import type { RemoteBlock } from '../applications.ts';
import type { ReleaseRecord } from '../releases/index.ts';
import type { Finding } from './finding.ts';
import { refusals } from './refusals.ts';

const finding = (sentence: string): Finding => ({ check: 'routes', sentence });

const isInside = (outer: string, inner: string): boolean => outer !== '/' && inner.startsWith(`${outer}/`);

/** Whether one remote's path is below another's that doesn't hand it over. */
function isTaken({ basePath: path }: RemoteBlock, other: RemoteBlock): boolean {
  if (isInside(path, other.basePath)) return true;
  return isInside(other.basePath, path) && !other.handsOver?.includes(path);
}

/** Checks that no live remote uses the candidate's path, one above or below it, its federation name, or one of its slots. */
export function placeFindings(candidate: ReleaseRecord, live: ReleaseRecord[]): Finding[] {
  const others = live.filter(({ app, remote }) => remote && app !== candidate.app);
  return others.flatMap(({ app, remote }) => {
    if (remote?.basePath === candidate.remote?.basePath) {
      return [finding(refusals.taken(candidate.app, remote?.basePath ?? '', app))];
    }
    if (remote && candidate.remote && isTaken(candidate.remote, remote)) {
      const { basePath } = candidate.remote;
      return [finding(refusals.overlapping(candidate.app, basePath, remote.basePath, app))];
    }
    if (remote?.name === candidate.remote?.name) {
      return [finding(refusals.nameTaken(candidate.app, remote?.name ?? '', app))];
    }
    const slots = remote?.slots?.filter((slot) => candidate.remote?.slots?.includes(slot)) ?? [];
    return slots.map((slot) => finding(refusals.slotTaken(candidate.app, slot, app)));
  });
}
