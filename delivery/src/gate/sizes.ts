import type { ReleaseRecord } from '../releases/index.ts';
import type { Finding } from './finding.ts';
import { refusals } from './refusals.ts';

/** Default budget for all of a remote's JavaScript, in bytes (brotli). */
const usualBudget = 150_000;

/** Checks a remote against its budget (`remote.budget` in its package.json, bytes of brotli). */
export function sizeFindings({ app, remote, files }: ReleaseRecord): Finding[] {
  const budget = remote?.budget ?? usualBudget;
  const weight = files
    .filter(({ path }) => path.endsWith('.js'))
    .reduce((sum, { brotli, bytes }) => sum + (brotli ?? bytes), 0);
  if (weight <= budget) return [];
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  return [{ check: 'size', sentence: refusals.large(app, kilobytes(weight), kilobytes(budget)) }];
}
