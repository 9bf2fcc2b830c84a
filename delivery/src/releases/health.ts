/** Faults that pages reported for one release. */
export type FaultsOfRelease = { app: string; release: string; faults: number; last: string };

/** An application's live release. */
export type Running = { app: string; release: string; previous?: string };

export type HealthLine = Running & { faults: number; faultsBefore: number; last?: string; suspect: boolean };

/** The number of faults from which a release is flagged (RELEASE-6). */
const notable = 5;

/**
 * Compares the faults of live releases with those of their predecessors. Of the releases with at least five faults, the
 * one with the most is the suspect, unless its predecessor was no better.
 */
export function healthOf(running: Running[], faults: FaultsOfRelease[]): HealthLine[] {
  const of = (app: string, release?: string) =>
    faults.find((each) => each.app === app && each.release === release);
  const lines = running.map((each): HealthLine => {
    const now = of(each.app, each.release);
    const faultsBefore = of(each.app, each.previous)?.faults ?? 0;
    return { ...each, faults: now?.faults ?? 0, faultsBefore, last: now?.last, suspect: false };
  });
  const worse = lines.filter((line) => line.faults >= notable && line.faults > line.faultsBefore);
  const [worst] = worse.sort((one, other) => other.faults - one.faults);
  return lines.map((line) => ({ ...line, suspect: line === worst }));
}
