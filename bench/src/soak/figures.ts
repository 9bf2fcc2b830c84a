import type { Row } from '../sheet.ts';
import type { Timing } from './client.ts';
import type { Fault } from './faults.ts';

/** How long after a fault responses still count as affected by it. */
const FAULT_MS = 4_000;

/** How often each kind of fault came. */
export const kindsOf = (kinds: readonly string[]): Row[] =>
  [...new Set(kinds)].map((kind) => ({ check: kind, result: kinds.filter((each) => each === kind).length }));

const inTenths = (value: number): string => value.toFixed(1);

/** The slope of samples by least squares, and twice its standard error, in MB an hour. */
function slopeOf(samples: readonly number[], everyMs: number): string {
  const middle = (samples.length - 1) / 2;
  const mean = samples.reduce((sum, each) => sum + each, 0) / Math.max(1, samples.length);
  const above = samples.reduce((sum, each, at) => sum + (at - middle) * (each - mean), 0);
  const below = samples.reduce((sum, _each, at) => sum + (at - middle) ** 2, 0);
  const slope = above / Math.max(1, below);
  const left = samples.reduce((sum, each, at) => sum + (each - mean - slope * (at - middle)) ** 2, 0);
  const error = Math.sqrt(left / Math.max(1, samples.length - 2) / Math.max(1, below));
  const anHour = (mb: number) => inTenths((mb * 3_600_000) / everyMs);
  return `${anHour(slope)} ± ${anHour(2 * error)}`;
}

/** The trend of the gateway's memory samples (MB) in their second half. */
export function memoryRows(samples: readonly number[], everyMs: number): Row[] {
  const half = samples.slice(Math.floor(samples.length / 2));
  return [
    { check: 'memory of the gateway at the end, MB', result: inTenths(samples.at(-1) ?? 0) },
    { check: 'its lowest in the last half, MB', result: inTenths(Math.min(...half)) },
    { check: 'its highest in the last half, MB', result: inTenths(Math.max(...half)) },
    {
      check: 'its slope in the last half with twice its standard error, MB an hour',
      result: slopeOf(half, everyMs),
    },
  ];
}

/** Latencies of responses unaffected by faults, in milliseconds, sorted. */
export function timesBetween(timings: readonly Timing[], faults: readonly Fault[]): number[] {
  const isDisturbed = ({ at, took }: Timing) =>
    faults.some((fault) => at + took >= fault.at && at <= fault.at + FAULT_MS);
  const between = timings.filter((timing) => !isDisturbed(timing)).map(({ took }) => took);
  return between.sort((one, other) => one - other);
}
