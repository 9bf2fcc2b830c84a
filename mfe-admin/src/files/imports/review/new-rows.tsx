import type { ReactNode } from 'react';
import type { ImportRow } from 'shared-domain/contracts';
import { formatDollars, typedPrice } from 'shared-domain/money';
import type { Column } from '../../../kit/list/index.ts';
import { Brand, BrandForAll } from './brand.tsx';
import { isLeftOut, nameIn } from './row.ts';
import { RowNotes } from './row-notes.tsx';
import { RowText } from './row-text.tsx';
import { labelled, lastColumn, RowList, RowName, type RowsProps } from './rows.tsx';
import type { ReviewEdits } from './use-edits.ts';

type Show = (row: ImportRow) => ReactNode;

/** A field that is typed until the row is applied or left out, and then only shown. */
const field =
  (editable: boolean) =>
  (label: string, typed: Show, shown: Show, width?: number): Column<ImportRow> => ({
    id: label,
    label,
    card: 'wide',
    ...(width ? { width } : {}),
    show: (row, isCard) => labelled(label, isCard, editable && !isLeftOut(row) ? typed(row) : shown(row)),
  });

/** How a typed price is stored; otherwise what is wrong with it. */
const priced = (row: ImportRow, edits: ReviewEdits) => (text: string) => {
  const price = typedPrice(text);
  if (!(price >= 0)) return 'The price must be an amount, such as 12.50';
  edits.editRow(row, { price });
  return null;
};

const named = (row: ImportRow, edits: ReviewEdits) => (text: string) => {
  if (text.trim() === '') return 'A product needs a name';
  edits.editRow(row, { name: text.trim() });
  return null;
};

const fieldsOf = (edits: ReviewEdits, column: ReturnType<typeof field>): Column<ImportRow>[] => [
  column(
    'Name',
    (row) => (
      <RowText label={`Name of ${row.sku}`} value={row.product?.name ?? ''} onCommit={named(row, edits)} />
    ),
    ({ product }) => product?.name,
  ),
  column(
    'Friendly name',
    (row) => (
      <RowText
        label={`Friendly name of ${nameIn(row)}`}
        value={row.product?.friendlyName ?? ''}
        placeholder="Same as name"
        onCommit={(text) => {
          edits.editRow(row, { friendlyName: text.trim() });
          return null;
        }}
      />
    ),
    ({ product }) => product?.friendlyName,
  ),
  column(
    'Brand *',
    (row) => <Brand row={row} edits={edits} />,
    ({ product }) => product?.hiddenCategory,
  ),
  column(
    'Price',
    (row) => (
      <RowText
        label={`Price of ${nameIn(row)}`}
        value={(row.product?.price ?? 0).toFixed(2)}
        before="$"
        inputMode="decimal"
        onCommit={priced(row, edits)}
      />
    ),
    ({ product }) => formatDollars(product?.price ?? 0),
    120,
  ),
];

const columnsOf = (props: Omit<RowsProps, 'list'>): Column<ImportRow>[] => [
  {
    id: 'id',
    label: 'Product ID/SKU',
    card: 'head',
    show: (row) => (
      <>
        <RowName name={row.sku}>{row.product?.packagingType}</RowName>
        <RowNotes row={row} />
      </>
    ),
  },
  ...fieldsOf(props.edits, field(props.editable)),
  {
    id: 'stock',
    label: 'Stock',
    look: 'number',
    card: 'head-end',
    unit: () => 'in stock',
    show: ({ product }) => product?.stock,
  },
  lastColumn(props, true),
];

/** New products, with the fields that staff may set first; a brand is required. */
export function NewRows({ list, lacking, ...props }: RowsProps & { lacking: number }) {
  return (
    <>
      {props.editable && <BrandForAll lacking={lacking} edits={props.edits} />}
      <RowList
        label="New products"
        list={list}
        columns={columnsOf(props)}
        none="No new products in this file."
      />
    </>
  );
}
