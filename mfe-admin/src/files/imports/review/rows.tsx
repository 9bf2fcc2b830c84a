import type { ReactNode } from 'react';
import type { ImportRow } from 'shared-domain/contracts';
import { Icon } from 'shared-ui/icons';
import { Quiet, Row, Small, Stack, Text } from '../../../kit/layout/index.ts';
import { type Column, List } from '../../../kit/list/index.ts';
import { CardNote, CheckBox } from '../../../kit/parts/index.ts';
import { isLeftOut, nameIn } from './row.ts';
import type { ReviewEdits } from './use-edits.ts';
import { PAGE, type RowList as Rows } from './use-review.ts';

type LeaveOutProps = { row: ImportRow; edits: ReviewEdits; canIgnore: boolean };

/** 'skip this time only' and 'always ignore': ticking one clears the other (IMPORT-10). */
function LeaveOut({ row, edits, canIgnore }: LeaveOutProps) {
  const { skipThisTime = false, shouldIgnore = false } = row.edits;
  const name = nameIn(row);
  return (
    <Row as="span" wrap gap="6 16" size="xs" nowrap>
      <Row as="label" gap={7}>
        <CheckBox
          checked={skipThisTime}
          label={`skip this time only: ${name}`}
          onChange={() => edits.editRow(row, { skipThisTime: !skipThisTime, shouldIgnore: false })}
        />
        skip this time only
      </Row>
      {canIgnore && (
        <Row as="label" gap={7}>
          <CheckBox
            checked={shouldIgnore}
            label={`always ignore: ${name}`}
            onChange={() => edits.editRow(row, { shouldIgnore: !shouldIgnore, skipThisTime: false })}
          />
          always ignore
        </Row>
      )}
    </Row>
  );
}

const OUTCOMES = {
  waiting: 'Waiting',
  applying: 'Applying...',
  applied: 'Applied',
  skipped: 'Left out',
  refused: 'Refused',
  undone: 'Undone',
} as const;

/** A row's outcome once the import is being applied. */
function Outcome({ row }: { row: ImportRow }) {
  const outcome = row.outcome ?? (row.exclusion === undefined ? 'waiting' : 'skipped');
  return (
    <Row
      as="span"
      inline
      gap={8}
      tone={outcome === 'applied' ? 'ok' : 'quiet'}
      title={row.refusal ?? row.exclusion}
    >
      {outcome === 'applied' && <Icon name="check" size={16} weight={2.2} />}
      {OUTCOMES[outcome]}
    </Row>
  );
}

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
  none: string;
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
  label: editable ? 'Leave out' : 'State',
  card: 'wide',
  show: (row) =>
    editable ? (
      offers(row) && <LeaveOut row={row} edits={edits} canIgnore={canIgnore} />
    ) : (
      <Outcome row={row} />
    ),
});
