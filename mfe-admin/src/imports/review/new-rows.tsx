import { useState } from 'react';
import type { ImportRow } from 'shared-domain/contracts';
import { IMPORT_MESSAGES, parsePrice } from 'shared-domain/imports';
import { formatDollars } from 'shared-domain/money';
import { Button } from '../../parts/index.ts';
import { BRAND_OPTIONS } from '../../products/index.ts';
import { LeaveOut, Outcome } from './leave-out.tsx';
import styles from './review.module.css';
import { Stepped } from './stepped.tsx';
import { type EditRows, isLeftOut, nameIn, needsBrand } from './use-review.ts';

type RowProps = { row: ImportRow; editable: boolean; onEdit: EditRows };

const CHOICES = [{ value: '', label: 'Choose a brand' }, ...BRAND_OPTIONS.slice(1)];

/** The brands to choose from, and the file's own where it is none of them. */
const brandChoices = (brand: string) =>
  CHOICES.some(({ value }) => value === brand) ? CHOICES : [...CHOICES, { value: brand, label: brand }];

/** A text of a row; it is stored when it is left. */
function RowText({
  label,
  value,
  placeholder,
  before,
  inputMode,
  onCommit,
}: {
  label: string;
  value: string;
  placeholder?: string;
  before?: string;
  inputMode?: 'decimal';
  /** False puts the old text back. */
  onCommit: (text: string) => boolean;
}) {
  const [text, setText] = useState<string | null>(null);
  const commit = () => {
    if (text !== null && text !== value) onCommit(text);
    setText(null);
  };
  return (
    <span className={styles.field}>
      {before && <span aria-hidden="true">{before}</span>}
      <input
        aria-label={label}
        value={text ?? value}
        placeholder={placeholder}
        inputMode={inputMode}
        onChange={(event) => setText(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit();
        }}
      />
    </span>
  );
}

function Brand({ row, onEdit }: Omit<RowProps, 'editable'>) {
  const brand = row.product?.hiddenCategory ?? '';
  const missing = needsBrand(row);
  const id = `brand-${row.sku}`;
  return (
    <span className={styles.brand}>
      <select
        aria-label={`Brand of ${nameIn(row)}`}
        value={brand}
        aria-invalid={missing || undefined}
        aria-describedby={missing ? id : undefined}
        onChange={(event) => void onEdit([row], { hiddenCategory: event.target.value })}
      >
        {brandChoices(brand).map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {missing && (
        <span id={id} className={styles.wrong}>
          {IMPORT_MESSAGES.brandRequired}
        </span>
      )}
    </span>
  );
}

function EditableCells({ row, onEdit }: Omit<RowProps, 'editable'>) {
  const { product } = row;
  const name = nameIn(row);
  const price = (text: string) => {
    const value = parsePrice(text);
    if (value === null) return false;
    void onEdit([row], { price: value });
    return true;
  };
  return (
    <>
      <td data-label="Name">
        <RowText
          label={`Name of ${row.sku}`}
          value={product?.name ?? ''}
          onCommit={(text) => {
            if (text.trim() === '') return false;
            void onEdit([row], { name: text.trim() });
            return true;
          }}
        />
      </td>
      <td data-label="Friendly name">
        <RowText
          label={`Friendly name of ${name}`}
          value={product?.friendlyName ?? ''}
          placeholder="Same as name"
          onCommit={(text) => {
            void onEdit([row], { friendlyName: text.trim() });
            return true;
          }}
        />
      </td>
      <td data-label="Brand *">
        <Brand row={row} onEdit={onEdit} />
      </td>
      <td data-label="Price">
        <RowText
          label={`Price of ${name}`}
          value={(product?.price ?? 0).toFixed(2)}
          before="$"
          inputMode="decimal"
          onCommit={price}
        />
      </td>
    </>
  );
}

function PlainCells({ row: { product } }: { row: ImportRow }) {
  return (
    <>
      <td data-label="Name">{product?.name}</td>
      <td data-label="Friendly name">{product?.friendlyName}</td>
      <td data-label="Brand">{product?.hiddenCategory}</td>
      <td data-label="Price">{formatDollars(product?.price ?? 0)}</td>
    </>
  );
}

function NewRow({ row, editable, onEdit }: RowProps) {
  return (
    <tr className={isLeftOut(row) ? styles.out : undefined}>
      <th scope="row" className={styles.id}>
        <b>{row.sku}</b>
        <span>{row.product?.packagingType}</span>
        {row.notes.map((note) => (
          <span key={note}>{note}</span>
        ))}
      </th>
      {editable && !isLeftOut(row) ? <EditableCells row={row} onEdit={onEdit} /> : <PlainCells row={row} />}
      <td className={styles.number} data-label="Stock">
        {row.product?.stock}
      </td>
      <td>{editable ? <LeaveOut row={row} onEdit={onEdit} /> : <Outcome row={row} />}</td>
    </tr>
  );
}

/** One brand for all new products that have none: a file of four hundred rows needs no four hundred choices. */
function BrandForAll({ rows, onEdit }: { rows: readonly ImportRow[]; onEdit: EditRows }) {
  const [brand, setBrand] = useState('');
  const lacking = rows.filter(needsBrand);
  if (lacking.length < 2) return null;
  return (
    <p className={styles.all}>
      <span>{lacking.length} new products have no brand.</span>
      <select
        aria-label="Brand for all without one"
        value={brand}
        onChange={(event) => setBrand(event.target.value)}
      >
        {CHOICES.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Button disabled={brand === ''} onClick={() => void onEdit(lacking, { hiddenCategory: brand })}>
        Give it to all {lacking.length}
      </Button>
      <Button
        variant="quiet"
        onClick={() => void onEdit(lacking, { skipThisTime: true, shouldIgnore: false })}
      >
        Skip all {lacking.length} this time
      </Button>
    </p>
  );
}

/** New products: every field that staff may set before they come into being; a brand is required. */
export function NewRows({
  rows,
  editable,
  onEdit,
}: {
  rows: readonly ImportRow[];
  editable: boolean;
  onEdit: EditRows;
}) {
  if (rows.length === 0) return <p className={styles.nothing}>No new products in this file.</p>;
  return (
    <>
      {editable && <BrandForAll rows={rows} onEdit={onEdit} />}
      <table className={`${styles.table} ${styles.cards}`}>
        <thead>
          <tr>
            <th scope="col">Product ID/SKU</th>
            <th scope="col">Name</th>
            <th scope="col">Friendly name</th>
            <th scope="col">Brand *</th>
            <th scope="col">Price</th>
            <th scope="col" className={styles.number}>
              Stock
            </th>
            <th scope="col">{editable ? 'Leave out' : 'State'}</th>
          </tr>
        </thead>
        <tbody>
          <Stepped items={rows}>
            {(row) => <NewRow key={row.sku} row={row} editable={editable} onEdit={onEdit} />}
          </Stepped>
        </tbody>
      </table>
    </>
  );
}
