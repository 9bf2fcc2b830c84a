import type { ReactNode } from 'react';
import { Small } from '../../kit/layout/index.ts';
import styles from './documents.module.css';

/** A document's items: name and SKU, then the document's own columns. */
export const ItemsTable = <Line extends { productId: string; productName: string }>({
  lines,
  headings,
  cells,
}: {
  lines: readonly Line[];
  /** Headings of the columns after the item. */
  headings: readonly string[];
  cells: (line: Line) => readonly ReactNode[];
}) => (
  <table className={`num ${styles.table}`}>
    <caption className="visually-hidden">Items</caption>
    <thead>
      <tr>
        {['Item', ...headings].map((heading) => (
          <th key={heading} scope="col">
            {heading}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {lines.map((line) => (
        <tr key={line.productId}>
          <th scope="row">
            {line.productName} <Small weight={400}>{line.productId}</Small>
          </th>
          {cells(line).map((cell, place) => (
            <td key={headings[place]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
