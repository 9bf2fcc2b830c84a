import type { ImportRow } from 'shared-domain/contracts';
import { formatDollars, typedPrice } from 'shared-domain/money';
import { Brand, BrandForAll } from './brand.tsx';
import places from './new-rows.module.css';
import { isLeftOut, nameIn } from './row.ts';
import { RowNotes } from './row-notes.tsx';
import { RowText } from './row-text.tsx';
import styles from './rows.module.css';
import { LeaveOutCell, type RowProps, type RowsProps, RowsTable } from './rows-table.tsx';

function EditableCells({ row, edits }: Omit<RowProps, 'editable'>) {
  const { product } = row;
  const name = nameIn(row);
  const price = (text: string) => {
    const value = typedPrice(text);
    if (!(value >= 0)) return 'The price must be an amount, such as 12.50';
    edits.editRow(row, { price: value });
    return null;
  };
  return (
    <>
      <td data-label="Name" className={places.name}>
        <RowText
          label={`Name of ${row.sku}`}
          value={product?.name ?? ''}
          onCommit={(text) => {
            if (text.trim() === '') return 'A product needs a name';
            edits.editRow(row, { name: text.trim() });
            return null;
          }}
        />
      </td>
      <td data-label="Friendly name">
        <RowText
          label={`Friendly name of ${name}`}
          value={product?.friendlyName ?? ''}
          placeholder="Same as name"
          onCommit={(text) => {
            edits.editRow(row, { friendlyName: text.trim() });
            return null;
          }}
        />
      </td>
      <td data-label="Brand *" className={places.brand}>
        <Brand row={row} edits={edits} />
      </td>
      <td data-label="Price" className={places.price}>
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
      <td data-label="Price" className={places.price}>
        {formatDollars(product?.price ?? 0)}
      </td>
    </>
  );
}

function NewRow({ row, editable, edits }: RowProps) {
  return (
    <tr className={isLeftOut(row) ? styles.out : undefined}>
      <th scope="row" className={styles.id}>
        <b>{row.sku}</b>
        <span>{row.product?.packagingType}</span>
        <RowNotes row={row} />
      </th>
      {editable && !isLeftOut(row) ? <EditableCells row={row} edits={edits} /> : <PlainCells row={row} />}
      <td className={`${styles.number} ${places.stock}`} data-label="Stock">
        {row.product?.stock}
      </td>
      <LeaveOutCell row={row} editable={editable} edits={edits} />
    </tr>
  );
}

/** New products, with the fields that staff may set first; a brand is required. */
export function NewRows({ list, lacking, editable, edits }: RowsProps & { lacking: number }) {
  if (list.total === 0) return <p className={styles.nothing}>No new products in this file.</p>;
  const columns = (
    <>
      <th scope="col">Product ID/SKU</th>
      <th scope="col">Name</th>
      <th scope="col">Friendly name</th>
      <th scope="col">Brand *</th>
      <th scope="col">Price</th>
      <th scope="col" className={styles.number}>
        Stock
      </th>
    </>
  );
  return (
    <>
      {editable && <BrandForAll lacking={lacking} edits={edits} />}
      <RowsTable list={list} editable={editable} columns={columns} className={places.table}>
        {(row) => <NewRow key={row.sku} row={row} editable={editable} edits={edits} />}
      </RowsTable>
    </>
  );
}
