import type { ImportApplied, ImportSummary } from 'shared-domain/contracts';
import { countText } from '../../kit/parts/index.ts';
import { momentOf } from '../../kit/product/index.ts';
import { isOfProducts } from './kinds.ts';

const STATES: Readonly<Partial<Record<ImportSummary['state'], string>>> = {
  parsing: 'Processing',
  ready: 'Waiting for review',
  applying: 'Applying Changes...',
  undoing: 'Undoing...',
  discarded: 'Discarded, nothing was changed',
};

/** What an import added and changed; for imports from before these were counted, the review's numbers. */
export const appliedBy = ({ applied, counts }: ImportSummary): ImportApplied =>
  applied ?? { new: counts.new, updated: counts.updated };

/** How many of a file's products, licences or suppliers were neither unchanged nor applied. */
export function leftOutOf(summary: ImportSummary): number {
  const { counts } = summary;
  const applied = appliedBy(summary);
  return counts.new + counts.updated + counts.issues + counts.ignored - applied.new - applied.updated;
}

/** '5 new, 37 updated', without zero counts. */
export const listedCounts = (parts: readonly (readonly [count: number, word: string])[]): string =>
  parts
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${countText(count)} ${word}`)
    .join(', ');

const MINUTE_MS = 60_000;

/** 'Undone 9 min later', or the date if it was much later. */
function undoneText({ appliedAt, undoneAt }: ImportSummary): string {
  if (!undoneAt) return 'Undone';
  if (!appliedAt) return `Undone ${momentOf(undoneAt)}`;
  const minutes = Math.floor((Date.parse(undoneAt) - Date.parse(appliedAt)) / MINUTE_MS);
  if (minutes < 1) return 'Undone at once';
  return minutes < 60 ? `Undone ${minutes} min later` : `Undone ${momentOf(undoneAt)}`;
}

/** '37 updated, 5 new', or the outcome of an import that was not applied. */
export function outcomeOf(summary: ImportSummary): string {
  const { kind, state, failure, waitsBecause, conflicts = [] } = summary;
  if (state === 'failed') return failure ?? 'Failed';
  if (state === 'undone') {
    const left = conflicts.length > 0 ? `, ${conflicts.length} kept because changed since` : '';
    return `${undoneText(summary)}${left}`;
  }
  if (waitsBecause) return `Waiting for review. ${waitsBecause}`;
  const text = STATES[state];
  if (text) return text;
  const { updated, new: added } = appliedBy(summary);
  const done = isOfProducts(kind)
    ? listedCounts([
        [updated, 'updated'],
        [added, 'new'],
      ])
    : listedCounts([
        [updated, 'updated'],
        [added, 'added'],
        [leftOutOf(summary), 'skipped'],
      ]);
  return done || 'Nothing changed';
}
