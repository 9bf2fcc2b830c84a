import { useEffect, useRef } from 'react';
import type { ImportRow, ImportSummary, ImportTotals } from 'shared-domain/contracts';
import { Text } from '../../../kit/layout/index.ts';
import { WaitingRows } from '../../../kit/parts/index.ts';
import { Change, fieldLabel } from './change.tsx';
import { IssueRows } from './issue-rows.tsx';
import { NewRows } from './new-rows.tsx';
import { nameIn } from './row.ts';
import { lastColumn, RowList, RowName, type RowsProps } from './rows.tsx';
import { UpdatedRows } from './updated-rows.tsx';
import { useEdits } from './use-edits.ts';
import { useRows, type Wanted } from './use-review.ts';

/**
 * Reloads a review's rows at each step of the import, one reload at a time, because a long file takes longer to load than
 * a batch to apply. `step` changes with each step and is null before the first.
 */
export function useReloadOnStep(step: string | null, isReading: boolean, read: () => void): void {
  const seen = useRef<string | null>(null);
  const latest = useRef<string | null>(null);
  useEffect(() => {
    latest.current = step ?? latest.current;
    if (isReading || seen.current === latest.current) return;
    seen.current = latest.current;
    read();
  }, [step, isReading, read]);
}

const Changes = ({ changes }: { changes: ImportRow['changes'] }) =>
  changes.map((change) => (
    <Text block key={change.field}>
      {fieldLabel(change.field)}: {change.from === null ? change.to : <Change change={change} />}
    </Text>
  ));

/** The company's name (old and new if renamed) and the row's other changes. */
function Company({ row }: { row: ImportRow }) {
  const renamed = row.changes.find(({ field }) => field === 'companyName');
  return (
    <>
      {renamed ? <Change change={renamed} /> : row.licence?.companyName}
      <Changes changes={row.changes.filter((change) => change !== renamed)} />
    </>
  );
}

const TEXTS = {
  licences: { id: 'Licence number', what: 'Company name', none: 'No licences here.' },
  suppliers: { id: 'Supplier', what: 'What is stored', none: 'No suppliers here.' },
} as const;

/** Licences or suppliers that are new or change. There is no ignore list for them. */
function PartyRows({ kind, list, ...props }: RowsProps & { kind: 'licences' | 'suppliers' }) {
  const { id, what, none } = TEXTS[kind];
  const isLicence = kind === 'licences';
  return (
    <RowList
      label={id}
      list={list}
      none={none}
      columns={[
        {
          label: id,
          card: 'head',
          show: (row) => (
            <RowName name={isLicence ? row.sku : nameIn(row)}>Row {row.rows.join(', ')}</RowName>
          ),
        },
        {
          label: what,
          card: 'wide',
          show: (row) => (isLicence ? <Company row={row} /> : <Changes changes={row.changes} />),
        },
        lastColumn(props, false),
      ]}
    />
  );
}

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
