import { useId, useState } from 'react';
import type { IgnoredSkusJson, ImportKind, ImportRow } from 'shared-domain/contracts';
import { correctionsCsv, IMPORT_MESSAGES, tooLong } from 'shared-domain/imports';
import { saveFile, useCall, useStaff, useToast } from '../../../data/calls/index.ts';
import { StaffIcon } from '../../../kit/icons/index.ts';
import { Quiet, Row, Stack, Text } from '../../../kit/layout/index.ts';
import type { Column } from '../../../kit/list/index.ts';
import { shortDay } from '../../../kit/moments/index.ts';
import { Button, TextButton } from '../../../kit/parts/index.ts';
import { staffName } from '../../../kit/product/index.ts';
import { useIgnoredSkus } from '../ignored-skus.tsx';
import { KINDS } from '../kinds.ts';
import { nameIn } from './row.ts';
import { FileLines, RowNotes } from './row-notes.tsx';
import { RowList } from './rows.tsx';
import type { ReviewEdits } from './use-edits.ts';
import { eachRows, type RowList as Rows } from './use-review.ts';

const ON_THE_LIST = 'On the ignore list';

/** Whether a row is ignored because its SKU is on the list, from which staff can remove it. */
const isListed = (row: ImportRow, kind: ImportKind) =>
  kind === 'inventory' && row.kind === 'ignored' && !/imported/i.test(row.sku);

type Listed = IgnoredSkusJson['ignoredSkus'][number];

/** 'On the ignore list: discontinued, Piet Novak, Sep 2'. */
function ignoredText(row: ImportRow, kind: ImportKind, listed: Listed | undefined): string {
  if (kind !== 'inventory') return row.ignoreReason ?? 'Ignored';
  if (!isListed(row, kind)) return `Auto-ignored: ${row.ignoreReason ?? 'the SKU says so'}`;
  const { reason = row.ignoreReason, createdBy, created_at } = listed ?? {};
  const why = reason === ON_THE_LIST ? '' : reason;
  const parts = [why, createdBy && staffName(createdBy), created_at && shortDay(created_at)].filter(Boolean);
  return parts.length > 0 ? `${ON_THE_LIST}: ${parts.join(', ')}` : ON_THE_LIST;
}

/** The ignore list by SKU, if requested. */
function useIgnoreList(isAsked: boolean) {
  const { data } = useCall('listIgnoredSkus', {}, { enabled: isAsked });
  return new Map(data?.ignoredSkus.map((listed) => [listed.sku, listed]));
}

/** Removes a SKU from the ignore list, with an Undo. */
function TakeOff({ row: { sku, ignoreReason } }: { row: ImportRow }) {
  const { remove } = useIgnoredSkus();
  const [gone, setGone] = useState(false);
  const takeOff = async () => {
    const ignored = { sku, ...(ignoreReason ? { reason: ignoreReason } : {}) };
    if (await remove(ignored, 'The next upload will include it.', () => setGone(false))) setGone(true);
  };
  if (gone) return <Quiet>Removed: the next upload will include it</Quiet>;
  return <Button onClick={() => void takeOff()}>Take off the ignore list</Button>;
}

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

type ReasonProps = { row: ImportRow; kind: ImportKind; listed: Listed | undefined };

function Reason({ row, kind, listed }: ReasonProps) {
  if (row.autoIgnored || row.kind === 'ignored') {
    return <Quiet>{ignoredText(row, kind, listed)}</Quiet>;
  }
  const [message, ...more] = row.validationErrors;
  return (
    <Row as="span" gap={8} tone="error" align="start">
      <Text fixed>
        <StaffIcon name="alert" size={16} />
      </Text>
      <span>
        <Text as="b" weight={500}>
          {message}
        </Text>{' '}
        <Quiet>{inTheFile(row)}</Quiet>
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
function Twin({ row, edits }: { row: ImportRow; edits: ReviewEdits }) {
  return (
    <Row as="span" inline wrap gap={6} justify="end" align="stretch">
      <Button variant="primary" onClick={() => edits.editRow(row, { isTwin: true })}>
        It is {row.twin}
      </Button>
      <Button onClick={() => edits.editRow(row, { isSeparate: true })}>
        It is new<span className="visually-hidden">: {row.sku}</span>
      </Button>
    </Row>
  );
}

/** Why a row is left out, what can be done about it, and the row as it is in the file. */
function Issue({ row, removable, edits, ...reason }: ReasonProps & Pick<IssuesProps, 'removable' | 'edits'>) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { lines } = row;
  return (
    <Stack fit gap={8}>
      <Row wrap gap="4 12" justify="between" align="start">
        <Reason row={row} {...reason} />
        <Row as="span" wrap gap={6}>
          {removable && isListed(row, reason.kind) && <TakeOff row={row} />}
          {removable && row.twin !== undefined && <Twin row={row} edits={edits} />}
          {row.kind === 'issues' && lines && (
            <Button aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
              {open ? 'Hide the row' : 'Show the row'}
              <span className="visually-hidden"> {row.rows.join(', ')}</span>
            </Button>
          )}
        </Row>
      </Row>
      <div id={id}>{open && lines && <FileLines lines={lines} />}</div>
    </Stack>
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
    <TextButton aria-disabled={busy} onClick={() => busy || void download()}>
      Download the {total === 1 ? 'row' : `${total} rows`} as CSV
    </TextButton>
  );
}

interface IssuesProps {
  id: string;
  list: Rows;
  kind: ImportKind;
  removable: boolean;
  edits: ReviewEdits;
}

const columnsOf = (
  { kind, removable, edits }: Omit<IssuesProps, 'id' | 'list'>,
  listed: ReadonlyMap<string, Listed>,
): Column<ImportRow>[] => [
  { label: 'Row', look: 'tight', card: 'line', show: ({ rows }) => `Row ${rows.join(', ')}` },
  {
    label: KINDS[kind].id,
    look: 'tight',
    card: 'line-end',
    show: (row) => (isMadeUp(row) ? '(no ID)' : short(row.supplier ?? row.sku, 24)),
  },
  { label: 'Name', card: 'head', show: nameOf },
  {
    label: 'Why it is left out',
    card: 'wide',
    show: (row) => (
      <Issue row={row} kind={kind} listed={listed.get(row.sku)} removable={removable} edits={edits} />
    ),
  },
];

/** Rows that are not or only partly applied, with the reasons and how to correct them. */
export function IssueRows({ id, list, ...props }: IssuesProps) {
  const listed = useIgnoreList(list.rows?.some((row) => isListed(row, props.kind)) ?? false);
  return (
    <>
      <RowList
        label="Issues"
        list={list}
        columns={columnsOf(props, listed)}
        none="Every row of the file is valid."
      />
      {list.total > 0 && (
        <Quiet as="p" pad="10 24" ruled>
          The rest of the file is applied without these rows. <DownloadIssues id={id} total={list.total} /> to
          correct them.
        </Quiet>
      )}
    </>
  );
}
