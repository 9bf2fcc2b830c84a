import type { ReleaseRecord } from '../releases/index.ts';
import type { Finding } from './finding.ts';

/** Bytes of JavaScript (brotli) that all files of a remote may have together, where it names no budget of its own. */
const usualBudget = 150_000;

/** Whether a remote keeps the budget that its package.json names (`remote.budget`, bytes of brotli). */
export function sizeFindings({ app, remote, files }: ReleaseRecord): Finding[] {
  const budget = remote?.budget ?? usualBudget;
  const weight = files
    .filter(({ path }) => path.endsWith('.js'))
    .reduce((sum, { brotli, bytes }) => sum + (brotli ?? bytes), 0);
  if (weight <= budget) return [];
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  const sentence = `${app} has ${kilobytes(weight)} of JavaScript; its budget is ${kilobytes(budget)}.`;
  return [{ check: 'size', sentence }];
}
