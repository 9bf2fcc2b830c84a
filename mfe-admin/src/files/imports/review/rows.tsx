import type { ReactNode } from 'react';
import type { ImportRow } from 'shared-domain/contracts';
import { Quiet, Small, Stack, Text } from '../../../kit/layout/index.ts';
import { type Column, List } from '../../../kit/list/index.ts';
import { CardNote } from '../../../kit/parts/index.ts';
import { LeaveOut, Outcome } from './leave-out.tsx';
import { isLeftOut } from './row.ts';
import type { ReviewEdits } from './use-edits.ts';
import { PAGE, type RowList as Rows } from './use-review.ts';

/** What a tab shows. Read-only once the import is being applied. */
export type RowsProps = { list: Rows; editable: boolean; edits: ReviewEdits };

/** A cell's value under its label, where a card has no headings. */
export const labelled = (label: string, isCard: boolean, value: ReactNode) =>
  isCard ? (
    <Stack gap={4}>
      <Quiet size="s">{label}</Quiet>
      {value}
    </Stack>
  ) : (
    value
  );

/** What a row is about, and where it is in the file or by which SKU. */
export const RowName = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <Stack as="span">
    <Text as="b" weight={500}>
      {name}
    </Text>
    <Small tight weight={400}>
      {children}
    </Small>
  </Stack>
);

type RowListProps = Pick<RowsProps, 'list'> & {
  label: string;
  columns: readonly Column<ImportRow>[];
  /** What is said without rows. */
  none: string;
  /** The row needs a look. */
  isMarked?: (row: ImportRow) => boolean;
};

/** The rows of one tab, page by page. */
export function RowList({ label, list, columns, none, isMarked }: RowListProps) {
  const left = list.total - (list.rows?.length ?? 0);
  return (
    <List<ImportRow>
      label={label}
      frame="fill"
      columns={columns}
      idOf={({ sku }) => sku}
      source={list}
      texts={{ failed: '', loading: '', more: `Show ${Math.min(PAGE, left)} more of ${left}` }}
      empty={<CardNote>{none}</CardNote>}
      isOff={isLeftOut}
      {...(isMarked ? { isNew: isMarked } : {})}
    />
  );
}

/** The last column: leaving a row out, where `offers` says so, and later its outcome. */
export const lastColumn = (
  { editable, edits }: Omit<RowsProps, 'list'>,
  canIgnore: boolean,
  offers: (row: ImportRow) => boolean = () => true,
): Column<ImportRow> => ({
  id: 'out',
  label: editable ? 'Leave out' : 'State',
  card: 'wide',
  show: (row) =>
    editable ? (
      offers(row) && <LeaveOut row={row} edits={edits} canIgnore={canIgnore} />
    ) : (
      <Outcome row={row} />
    ),
});
