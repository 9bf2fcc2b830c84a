import type { ImportRow } from 'shared-domain/contracts';
import { Text } from '../../../kit/layout/index.ts';
import { Change, fieldLabel } from './change.tsx';
import { nameIn } from './row.ts';
import { lastColumn, RowList, RowName, type RowsProps } from './rows.tsx';

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
export function PartyRows({ kind, list, ...props }: RowsProps & { kind: 'licences' | 'suppliers' }) {
  const { id, what, none } = TEXTS[kind];
  const isLicence = kind === 'licences';
  return (
    <RowList
      label={id}
      list={list}
      none={none}
      columns={[
        {
          id: 'id',
          label: id,
          card: 'head',
          show: (row) => (
            <RowName name={isLicence ? row.sku : nameIn(row)}>Row {row.rows.join(', ')}</RowName>
          ),
        },
        {
          id: 'what',
          label: what,
          card: 'wide',
          show: (row) => (isLicence ? <Company row={row} /> : <Changes changes={row.changes} />),
        },
        lastColumn(props, false),
      ]}
    />
  );
}
