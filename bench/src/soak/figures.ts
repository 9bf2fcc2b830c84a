import type { Row } from '../sheet.ts';
import type { Timing } from './client.ts';
import type { Fault } from './faults.ts';

/** How long after a fault its answers don't count as between faults. */
const FAULT_MS = 4_000;

/** How often each kind of fault came. */
export const kindsOf = (kinds: readonly string[]): Row[] =>
  [...new Set(kinds)].map((kind) => ({ check: kind, result: kinds.filter((each) => each === kind).length }));

/** The slope of the last half of the samples by least squares, and twice its standard error, in MB an hour. */
export function slopeOf(samples: readonly number[], everyMs: number): string {
  const half = samples.slice(Math.floor(samples.length / 2));
  const middle = (half.length - 1) / 2;
  const mean = half.reduce((sum, each) => sum + each, 0) / half.length;
  const above = half.reduce((sum, each, at) => sum + (at - middle) * (each - mean), 0);
  const below = half.reduce((sum, _each, at) => sum + (at - middle) ** 2, 0);
  const slope = above / Math.max(1, below);
  const left = half.reduce((sum, each, at) => sum + (each - mean - slope * (at - middle)) ** 2, 0);
  const error = Math.sqrt(left / Math.max(1, half.length - 2) / Math.max(1, below));
  const anHour = (mb: number) => Math.round((mb * 3_600_000) / everyMs);
  return `${anHour(slope)} ± ${anHour(2 * error)}`;
}

/** What the answers took that no fault disturbed, in milliseconds, shortest first. */
export function timesBetween(timings: readonly Timing[], faults: readonly Fault[]): number[] {
  const isDisturbed = ({ at, took }: Timing) =>
    faults.some((fault) => at + took >= fault.at && at <= fault.at + FAULT_MS);
  const between = timings.filter((timing) => !isDisturbed(timing)).map(({ took }) => took);
  return between.sort((one, other) => one - other);
}
