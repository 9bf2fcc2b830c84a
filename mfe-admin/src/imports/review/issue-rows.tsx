import { useState } from 'react';
import type { ImportRow } from 'shared-domain/contracts';
import { Icon } from 'shared-ui/icons';
import { Button } from '../../parts/index.ts';
import { useStaff, useToast, useUndo } from '../../staff/index.ts';
import { csvOf } from './csv.ts';
import styles from './review.module.css';
import { Stepped } from './stepped.tsx';
import { nameIn } from './use-review.ts';

const isMadeUp = (sku: string) => /^imported-\d+$/.test(sku);

function Reason({ row }: { row: ImportRow }) {
  if (row.autoIgnored || row.kind === 'ignored') {
    return <span className={styles.old}>Ignored: {row.ignoreReason ?? 'on the ignore list'}</span>;
  }
  return (
    <span className={styles.issue}>
      <Icon name="info" size={16} />
      <span>
        {row.validationErrors.map((message) => (
          <b key={message}>{message}</b>
        ))}
        <span className={styles.old}>
          {row.exclusion === undefined ? 'The rest of the row is applied.' : 'The row is left out.'}
        </span>
      </span>
    </span>
  );
}

/** Whether a row is ignored because its SKU is on the list, which staff can take it off. */
const isListed = (row: ImportRow) => row.kind === 'ignored' && !/imported/i.test(row.sku);

function TakeOff({ row }: { row: ImportRow }) {
  const staff = useStaff();
  const toast = useToast();
  const offerUndo = useUndo();
  const [gone, setGone] = useState(false);
  const takeOff = async () => {
    const result = await staff.removeIgnoredSku(row.sku);
    if (!result.ok) return toast.failed(result.problem.title, result.problem.detail);
    setGone(true);
    offerUndo({
      title: `${row.sku} is off the ignore list`,
      description: 'The next upload takes it.',
      undo: async () => {
        const back = await staff.addIgnoredSkus({ sku: row.sku, reason: row.ignoreReason });
        if (back.ok) setGone(false);
      },
    });
  };
  if (gone) return <span className={styles.old}>Taken off, the next upload takes it</span>;
  return <Button onClick={() => void takeOff()}>Take off the ignore list</Button>;
}

/** Rows that are not applied, or not whole, and why; and the way to correct them elsewhere. */
export function IssueRows({ rows, removable }: { rows: readonly ImportRow[]; removable: boolean }) {
  if (rows.length === 0) return <p className={styles.nothing}>Every row of the file is sound.</p>;
  return (
    <>
      <table className={`${styles.table} ${styles.cards}`}>
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">Product ID/SKU</th>
            <th scope="col">Name</th>
            <th scope="col">Why it is left out</th>
            <th scope="col">
              <span className="visually-hidden">What can be done</span>
            </th>
          </tr>
        </thead>
        <tbody>
          <Stepped items={rows}>
            {(row) => (
              <tr key={row.sku}>
                <td>Row {row.rows.join(', ')}</td>
                <th scope="row">{isMadeUp(row.sku) ? '(no ID)' : row.sku}</th>
                <td>{row.product?.name || (row.licence ? nameIn(row) : '(empty)')}</td>
                <td>
                  <Reason row={row} />
                </td>
                <td className={styles.number}>{removable && isListed(row) && <TakeOff row={row} />}</td>
              </tr>
            )}
          </Stepped>
        </tbody>
      </table>
      <p className={styles.rest}>
        The rest of the file is applied without these rows.{' '}
        <a
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(csvOf(rows))}`}
          download="rows-to-correct.csv"
        >
          Download the {rows.length === 1 ? 'row' : `${rows.length} rows`} as CSV
        </a>{' '}
        to correct them.
      </p>
    </>
  );
}
