import type { ImportSummary, ImportTotals } from 'shared-domain/contracts';
import { WaitingRows } from '../../../kit/parts/index.ts';
import { IssueRows } from './issue-rows.tsx';
import { NewRows } from './new-rows.tsx';
import { PartyRows } from './party-rows.tsx';
import { UpdatedRows } from './updated-rows.tsx';
import { useEdits } from './use-edits.ts';
import { useReloadOnStep } from './use-reload-on-step.ts';
import { useRows, type Wanted } from './use-review.ts';

interface TabRowsProps {
  wanted: Wanted;
  review: { summary: ImportSummary; totals: ImportTotals | undefined };
  editable: boolean;
  /** Changes with each step of the import's progress. */
  step: string | null;
}

/** One tab's rows, by kind of import. */
export function TabRows({ wanted, review, editable, step }: TabRowsProps) {
  const { id, kind } = review.summary;
  const list = useRows(id, wanted, review);
  useReloadOnStep(step, list.isFetching, list.refetch);
  const edits = useEdits(id);
  const { tab, only } = wanted;
  if (!list.rows) return <WaitingRows label="Loading the review..." widths={[120, 180, 140, 80]} rows={12} />;
  if (tab === 'issues')
    return <IssueRows id={id} list={list} kind={kind} removable={editable} edits={edits} />;
  const actions = { list, editable, edits };
  if (kind === 'licences' || kind === 'suppliers') return <PartyRows kind={kind} {...actions} />;
  if (tab === 'new') return <NewRows {...actions} lacking={review.totals?.unbranded ?? 0} />;
  return <UpdatedRows {...actions} only={only} hasNumbers={kind === 'inventory'} />;
}
