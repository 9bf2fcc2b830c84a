import { useId, useState } from 'react';
import type { ImportKind, ImportRow } from 'shared-domain/contracts';
import { correctionsCsv, IMPORT_MESSAGES, tooLong } from 'shared-domain/imports';
import { saveFile, useStaff, useToast } from '../../../data/calls/index.ts';
import { StaffIcon } from '../../../kit/icons/index.ts';
import { Row, Text } from '../../../kit/layout/index.ts';
import { Button, TableHead } from '../../../kit/parts/index.ts';
import { KINDS } from '../kinds.ts';
import { FileLines } from './file-lines.tsx';
import { FurtherRows } from './further-rows.tsx';
import { ignoredText, isListed, type Listed, TakeOff, useIgnoreList } from './ignore-list.tsx';
import places from './issues.module.css';
import { eachRows } from './read-all.ts';
import { nameIn } from './row.ts';
import { RowNotes } from './row-notes.tsx';
import styles from './rows.module.css';
import type { ReviewEdits } from './use-edits.ts';
import type { RowList } from './use-review.ts';

/** Whether the row has no item number, so that its id is generated (IMPORT-4). */
const isMadeUp = ({ sku, validationErrors }: ImportRow) =>
  /^imported-\d+$/.test(sku) && validationErrors.includes(IMPORT_MESSAGES.missingId);

/** Shortens a text; 'Show the row' has the whole. */
const short = (text: string, most: number) => (text.length > most ? `${text.slice(0, most)}…` : text);

/** The name of a row; a new product has none if the file's was empty or too long. */
function nameOf(row: ImportRow): string {
  if (row.product?.name) return row.product.name;
  if (row.licence || row.supplier) return nameIn(row);
  return row.validationErrors.includes(tooLong('name')) ? '(too long)' : '(empty)';
}

/** 'in the file: Price “call us”' for the first faulty cell that isn't empty. */
function inTheFile({ lines = [] }: ImportRow): string | null {
  const cell = lines.flatMap(({ cells }) => cells).find(({ faulty, text }) => faulty && text.trim() !== '');
  return cell ? `in the file: ${cell.column} “${short(cell.text, 60)}”` : null;
}

type IssueProps = {
  row: ImportRow;
  kind: ImportKind;
  listed: Listed | undefined;
  removable: boolean;
  edits: ReviewEdits;
};

function Reason({ row, kind, listed }: Omit<IssueProps, 'removable' | 'edits'>) {
  if (row.autoIgnored || row.kind === 'ignored') {
    return (
      <Text tone="quiet" className={styles.old}>
        {ignoredText(row, kind, listed)}
      </Text>
    );
  }
  const [message, ...more] = row.validationErrors;
  return (
    <Row as="span" gap={8} tone="error" align="stretch" className={styles.issue}>
      <StaffIcon name="alert" size={16} />
      <span>
        <b>{message}</b>{' '}
        <Text tone="quiet" className={styles.old}>
          {inTheFile(row)}
        </Text>
        {more.map((other) => (
          <Text key={other} as="b" block>
            {other}
          </Text>
        ))}
        <RowNotes row={row} />
        {row.exclusion === undefined && <Text block>The rest of the row is applied.</Text>}
      </span>
    </Row>
  );
}

/** Whether a new row is the product that it may be: one press (IMPORT-26). */
function Twin({ row, edits }: Pick<IssueProps, 'row' | 'edits'>) {
  return (
    <Row as="span" inline wrap gap={6} justify="end" align="stretch" className={places.twin}>
      <Button variant="primary" onClick={() => edits.editRow(row, { isTwin: true })}>
        It is {row.twin}
      </Button>
      <Button onClick={() => edits.editRow(row, { isSeparate: true })}>
        It is new<span className="visually-hidden">: {row.sku}</span>
      </Button>
    </Row>
  );
}

function IssueRow({ row, kind, listed, removable, edits }: IssueProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const isFaulty = row.kind === 'issues' && row.lines !== undefined;
  return (
    <>
      <tr className={open ? places.opened : undefined}>
        <td>Row {row.rows.join(', ')}</td>
        <th scope="row">{isMadeUp(row) ? '(no ID)' : short(row.supplier ?? row.sku, 24)}</th>
        <td>{nameOf(row)}</td>
        <td>
          <Reason row={row} kind={kind} listed={listed} />
        </td>
        <td className={styles.number}>
          {removable && isListed(row, kind) && <TakeOff row={row} />}
          {removable && row.twin !== undefined && <Twin row={row} edits={edits} />}
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

/** Downloads the tab's rows as a CSV that can be corrected and uploaded again. */
function DownloadIssues({ id, total }: { id: string; total: number }) {
  const staff = useStaff();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    const all: ImportRow[] = [];
    const problem = await eachRows(staff, id, { tab: 'issues' }, (rows) => all.push(...rows) > 0);
    setBusy(false);
    if (problem) return void toast.failed(problem.title, problem.detail);
    saveFile(new Blob([correctionsCsv(all)], { type: 'text/csv;charset=utf-8' }), 'rows-to-correct.csv');
  };
  return (
    <button type="button" aria-disabled={busy} onClick={() => busy || void download()}>
      Download the {total === 1 ? 'row' : `${total} rows`} as CSV
    </button>
  );
}

interface IssuesProps {
  /** The import. */
  id: string;
  list: RowList;
  kind: ImportKind;
  removable: boolean;
  edits: ReviewEdits;
}

function IssuesTable({ list: { rows = [] }, kind, removable, edits }: Omit<IssuesProps, 'id'>) {
  const listed = useIgnoreList(rows.some((row) => isListed(row, kind)));
  return (
    <table className={`${styles.table} ${places.table}`}>
      <TableHead
        columns={['Row', KINDS[kind].id, 'Name', 'Why it is left out']}
        className={styles.heads}
        unseen="What can be done"
      />
      <tbody>
        {rows.map((row) => (
          <IssueRow
            key={row.sku}
            row={row}
            kind={kind}
            listed={listed.get(row.sku)}
            removable={removable}
            edits={edits}
          />
        ))}
      </tbody>
    </table>
  );
}

/** Rows that are not or only partly applied, with the reasons and how to correct them. */
export function IssueRows({ id, ...props }: IssuesProps) {
  const { list } = props;
  if (list.total === 0) return <p className={styles.nothing}>Every row of the file is valid.</p>;
  return (
    <>
      <IssuesTable {...props} />
      <FurtherRows list={list} />
      <Text as="p" pad="14 20" tone="quiet" className={styles.rest}>
        The rest of the file is applied without these rows. <DownloadIssues id={id} total={list.total} /> to
        correct them.
      </Text>
    </>
  );
}
