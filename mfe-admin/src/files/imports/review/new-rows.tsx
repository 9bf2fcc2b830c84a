import { type ReactNode, useState } from 'react';
import type { ImportRow, RowEdits } from 'shared-domain/contracts';
import { IMPORT_MESSAGES } from 'shared-domain/imports';
import { formatDollars, typedPrice } from 'shared-domain/money';
import { Row, Stack, Text } from '../../../kit/layout/index.ts';
import type { Column } from '../../../kit/list/index.ts';
import { Button, Choice, optionsOf } from '../../../kit/parts/index.ts';
import { BRAND_OPTIONS } from '../../../kit/product/index.ts';
import styles from './review.module.css';
import { isLeftOut, nameIn, needsBrand } from './row.ts';
import { RowNotes } from './row-notes.tsx';
import { RowText } from './row-text.tsx';
import { labelled, lastColumn, RowList, RowName, type RowsProps } from './rows.tsx';
import type { ReviewEdits } from './use-edits.ts';

const CHOICES = [{ value: '', label: 'Choose a brand' }, ...BRAND_OPTIONS.slice(1)];

/** The brands to choose from, plus the file's own if it isn't one of them. */
const brandChoices = (brand: string) =>
  CHOICES.some(({ value }) => value === brand) ? CHOICES : [...CHOICES, { value: brand, label: brand }];

/** The brand of a new product: required, unless the row is left out (IMPORT-11). */
function Brand({ row, edits }: { row: ImportRow; edits: ReviewEdits }) {
  const brand = row.product?.hiddenCategory ?? '';
  const missing = needsBrand(row);
  const id = `brand-${row.sku}`;
  return (
    <Stack as="span" gap={3}>
      <select
        className={styles.field}
        aria-label={`Brand of ${nameIn(row)}`}
        value={brand}
        aria-invalid={missing || undefined}
        aria-describedby={missing ? id : undefined}
        onChange={(event) => edits.editRow(row, { hiddenCategory: event.target.value })}
      >
        {optionsOf(brandChoices(brand))}
      </select>
      {missing && (
        <Text id={id} tone="error" size="xs" weight={500} tight>
          {IMPORT_MESSAGES.brandRequired}
        </Text>
      )}
    </Stack>
  );
}

/** Sets one brand for all new products without one. */
function BrandForAll({ lacking, edits }: { lacking: number; edits: ReviewEdits }) {
  const [brand, setBrand] = useState('');
  if (lacking < 2) return null;
  const editAll = (change: RowEdits) => edits.editAll({ tab: 'new', only: 'unbranded' }, change);
  return (
    <Row as="p" wrap gap={8} pad="8 20" underlined tone="warn" className={styles.asked}>
      <span>{lacking} new products have no brand.</span>
      <Choice label="Brand for all without one" value={brand} options={CHOICES} onChange={setBrand} />
      <Button disabled={brand === ''} onClick={() => editAll({ hiddenCategory: brand })}>
        Apply to all {lacking}
      </Button>
      <Button variant="quiet" onClick={() => editAll({ skipThisTime: true, shouldIgnore: false })}>
        Skip all {lacking} this time
      </Button>
    </Row>
  );
}

type Show = (row: ImportRow) => ReactNode;

/** A field that is typed until the row is applied or left out, and then only shown. */
const field =
  (editable: boolean) =>
  (label: string, typed: Show, shown: Show, width?: number): Column<ImportRow> => ({
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
