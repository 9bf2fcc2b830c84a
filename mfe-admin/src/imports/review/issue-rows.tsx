import { useId, useState } from 'react';
import type { ImportRow } from 'shared-domain/contracts';
import { IMPORT_MESSAGES } from 'shared-domain/imports';
import { Icon } from 'shared-ui/icons';
import { Button } from '../../parts/index.ts';
import { useStaff, useToast, useUndo } from '../../staff/index.ts';
import { csvOf } from './csv.ts';
import { FileLines } from './file-lines.tsx';
import places from './issues.module.css';
import styles from './rows.module.css';
import { Stepped } from './stepped.tsx';
import { nameIn } from './use-review.ts';

/** Whether the file gave the row no number: its id is then made up (section 5). */
const isMadeUp = ({ sku, validationErrors }: ImportRow) =>
  /^imported-\d+$/.test(sku) && validationErrors.includes(IMPORT_MESSAGES.missingId);

/** 'in the file: Price “call us”' of the first cell that is at fault and holds something. */
function inTheFile({ lines = [] }: ImportRow): string | null {
  const cell = lines.flatMap(({ cells }) => cells).find(({ faulty, text }) => faulty && text.trim() !== '');
  return cell ? `in the file: ${cell.column} “${cell.text}”` : null;
}

function Reason({ row }: { row: ImportRow }) {
  if (row.autoIgnored || row.kind === 'ignored') {
    return <span className={styles.old}>Ignored: {row.ignoreReason ?? 'on the ignore list'}</span>;
  }
  const [message, ...more] = row.validationErrors;
  return (
    <span className={styles.issue}>
      <Icon name="info" size={16} />
      <span>
        <b>{message}</b> <span className={styles.old}>{inTheFile(row)}</span>
        {more.map((other) => (
          <b key={other} className={styles.another}>
            {other}
          </b>
        ))}
        {row.exclusion === undefined && (
          <span className={styles.another}>The rest of the row is applied.</span>
        )}
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

function IssueRow({ row, removable }: { row: ImportRow; removable: boolean }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const isFaulty = row.kind === 'issues' && row.lines !== undefined;
  return (
    <>
      <tr className={open ? places.opened : undefined}>
        <td>Row {row.rows.join(', ')}</td>
        <th scope="row">{isMadeUp(row) ? '(no ID)' : row.sku}</th>
        <td>{row.product?.name || (row.licence ? nameIn(row) : '(empty)')}</td>
        <td>
          <Reason row={row} />
        </td>
        <td className={styles.number}>
          {removable && isListed(row) && <TakeOff row={row} />}
          {isFaulty && (
            <Button aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
              {open ? 'Hide the row' : 'Show the row'}
              <span className="visually-hidden"> {row.rows.join(', ')}</span>
            </Button>
          )}
        </td>
      </tr>
      {open && row.lines && (
        <tr>
          <td colSpan={5} id={id} className={places.lines}>
            <FileLines lines={row.lines} />
          </td>
        </tr>
      )}
    </>
  );
}

/** Rows that are not applied, or not whole, and why; and the way to correct them elsewhere. */
export function IssueRows({ rows, removable }: { rows: readonly ImportRow[]; removable: boolean }) {
  if (rows.length === 0) return <p className={styles.nothing}>Every row of the file is sound.</p>;
  return (
    <>
      <table className={`${styles.table} ${places.table}`}>
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
            {(row) => <IssueRow key={row.sku} row={row} removable={removable} />}
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
