import { Card } from '../parts/index.ts';
import styles from './imports.module.css';

export type ColumnWords = readonly (readonly [string, string])[];

/** Columns of an inventory file (section 9, admin). */
export const INVENTORY_COLUMNS: ColumnWords = [
  [
    'Product ID/SKU',
    'item #, item number, item no, item num, product id, product number, product no, sku, code, id',
  ],
  ['Name', 'item, name, product name, product, title, description'],
  ['Price', 'price, unit price, web price, retail price, cost, item price'],
  ['Stock', 'Available where On Hand is above 0, otherwise 0'],
  ['Others', 'Cat/Category, Packaging/Package'],
];

/** Columns of a file of descriptions and images (section 5). */
export const DESCRIPTION_COLUMNS: ColumnWords = [
  ['ID', 'ID, Item # or Item#'],
  ['Description', 'Description'],
  ['Image', 'Image, image_url or image address'],
];

/** What the import reads, so that nobody has to guess. */
export function ColumnsCard({ columns }: { columns: ColumnWords }) {
  return (
    <Card title="Columns it reads" aside="Any order, any case">
      <dl className={styles.columns}>
        {columns.map(([name, words]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
