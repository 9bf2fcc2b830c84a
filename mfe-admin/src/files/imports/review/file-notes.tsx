import { useId, useState } from 'react';
import { COLUMN_FIELDS, type ImportKind, type ImportReview } from 'shared-domain/contracts';
import { FIELD_LABELS, LIST_ENDINGS } from 'shared-domain/imports';
import { Quiet, Row, Stack, Text } from '../../../kit/layout/index.ts';
import { Button, Choice, TableHead, useFileDrop } from '../../../kit/parts/index.ts';
import type { Choices } from '../use-upload.ts';
import styles from './review.module.css';

/** The names of fields in the menu of a column; those of a product have theirs from the review. */
const NAMES: Readonly<Record<string, string>> = {
  ...FIELD_LABELS,
  id: 'Product ID/SKU',
  onHand: 'On hand',
  available: 'Available',
  litres: 'Container volume in litres',
  created_at: 'Added on',
  handle: 'Handle (variants share it)',
  licenseNumber: 'Licence number',
  addressParts: 'Part of the address',
  contactName: 'Contact name',
  email: 'Email',
  phone: 'Phone',
  getsReports: 'Gets reports',
};

const fieldChoices = (kind: ImportKind) => [
  { value: '', label: 'Not read' },
  ...COLUMN_FIELDS[kind].map((field) => ({ value: field, label: NAMES[field] ?? field })),
];

type Workbook = NonNullable<ImportReview['workbook']>;

type Again = ((choices: Choices) => Promise<void>) | undefined;

/** The columns of a file with their first values, what each was taken for, and a menu to change it (IMPORT-24). */
function ColumnsTable({ review, again }: { review: ImportReview; again: Again }) {
  const { columns = [], letters, workbook } = review;
  const [chosen, setChosen] = useState<Readonly<Record<number, string>>>({});
  const [busy, setBusy] = useState(false);
  const read = async () => {
    setBusy(true);
    const kept = columns
      .filter(({ why }) => why === 'chosen by staff')
      .map(({ place, field = '' }) => [place, field]);
    const all = { ...Object.fromEntries(kept), ...chosen };
    // An encoding that staff chose before stays.
    const encoding = letters?.other === undefined ? letters?.encoding : undefined;
    await again?.({
      ...(encoding ? { encoding } : {}),
      ...(workbook ? { sheet: workbook.sheet } : {}),
      columns: Object.entries(all)
        .map((pair) => pair.join(':'))
        .join(','),
    });
    setBusy(false);
  };
  return (
    <Stack gap={8} left pad="0 20 10" scrolls>
      <Text as="table" full framed surface="raised" tone="ink" size="s" className={styles.table}>
        <TableHead columns={['Column', 'First values', 'Read as', 'Why']} />
        <tbody>
          {columns.map(({ place, heading, samples, field = '', why, isAsked }) => (
            <tr key={place} className={isAsked ? styles.asked : undefined}>
              <th scope="row">{heading || `Column ${place + 1}`}</th>
              <Quiet as="td">{samples.join(', ')}</Quiet>
              <td>
                {again ? (
                  <Choice
                    label={`Read ${heading || `column ${place + 1}`} as`}
                    value={chosen[place] ?? field}
                    options={fieldChoices(review.kind)}
                    onChange={(value) => setChosen({ ...chosen, [place]: value })}
                  />
                ) : (
                  (NAMES[field] ?? (field || 'Not read'))
                )}
              </td>
              <Quiet as="td" className={styles.why}>
                {why}
              </Quiet>
            </tr>
          ))}
        </tbody>
      </Text>
      {again && (
        <Button
          variant="primary"
          disabled={busy || Object.keys(chosen).length === 0}
          onClick={() => void read()}
        >
          Read the file again
        </Button>
      )}
    </Stack>
  );
}

/** The same words in both readings of a file's letters, side by side (IMPORT-27). */
function Letters({ letters, again }: { letters: NonNullable<ImportReview['letters']>; again: Again }) {
  const { encoding, other, words = [] } = letters;
  if (other === undefined) return null;
  return (
    <Stack gap={8} left pad="0 20 10" scrolls>
      <Text as="table" full framed surface="raised" tone="ink" size="s" className={styles.table}>
        <TableHead columns={[`As read (${encoding})`, `Or (${other})`]} />
        <tbody>
          {words.map((word) => (
            <tr key={word.read}>
              <td>{word.read}</td>
              <td>{word.other}</td>
            </tr>
          ))}
        </tbody>
      </Text>
      {again && (
        <Row as="span" wrap gap={8} align="stretch">
          <Button onClick={() => void again({ encoding })}>Keep {encoding}</Button>
          <Button onClick={() => void again({ encoding: other })}>Read it as {other}</Button>
        </Row>
      )}
    </Stack>
  );
}

/** Which of a workbook's sheets is read (IMPORT-30). */
function Sheets({ workbook: { sheets, sheet }, again }: { workbook: Workbook; again: Again }) {
  return (
    <Text as="p" margin={0} pad="8 20">
      The workbook has {sheets.length} sheets with rows. This one was read:{' '}
      {again ? (
        <Choice
          label="Sheet"
          value={sheet}
          options={sheets.map((name) => ({ value: name, label: name }))}
          onChange={(name) => void again({ sheet: name })}
        />
      ) : (
        <b>{sheet}</b>
      )}
    </Text>
  );
}

/** After a reload the page needs the file once more to read it in another way. */
function FileAgain({ fileName, onFile }: { fileName: string; onFile: (file: File) => void }) {
  const { field, choose } = useFileDrop({
    label: `${fileName} again`,
    accept: LIST_ENDINGS.join(','),
    onFile: (file) => file && onFile(file),
  });
  return (
    <Text as="p" margin={0} pad="8 20">
      {field}
      <Button onClick={choose}>Choose {fileName} again</Button> to read it in another way.
    </Text>
  );
}

interface FileNotesProps {
  review: ImportReview;
  /** Reads the file again; undefined while the page doesn't have it. */
  again: Again;
  /** Gives the page the file again. */
  onFile: (file: File) => void;
}

/** What staff should know of a file as a whole before they look at its rows: how its columns, letters and sheet were read. */
export function FileNotes({ review, again, onFile }: FileNotesProps) {
  const { columns = [], letters, workbook, notices = [] } = review;
  const [open, setOpen] = useState(false);
  const id = useId();
  const isAsked = letters?.other !== undefined;
  const hasSheets = workbook !== undefined && workbook.sheets.length > 1;
  if (notices.length === 0 && !isAsked && !hasSheets) return null;
  const isReady = review.state === 'ready';
  const read = isReady ? again : undefined;
  return (
    <Text
      as="section"
      fixed
      underlined
      tone="warn"
      className={`${styles.notes} ${open ? styles.open : ''}`}
      aria-label="How the file was read"
    >
      {hasSheets && <Sheets workbook={workbook} again={read} />}
      <Row wrap gap="8 16" justify="between" pad="8 20">
        <Text as="ul" grow breaks>
          {notices.map((notice) => (
            <li key={notice}>{notice}</li>
          ))}
          {isAsked && <li>The letters can be read in two ways. Which names are right?</li>}
        </Text>
        {columns.length > 0 && (
          <Button aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
            {open ? 'Hide the columns' : 'Look at the columns'}
          </Button>
        )}
      </Row>
      {letters && <Letters letters={letters} again={read} />}
      <div id={id}>{open && <ColumnsTable review={review} again={read} />}</div>
      {isReady && !again && (open || isAsked || hasSheets) && (
        <FileAgain fileName={review.fileName} onFile={onFile} />
      )}
    </Text>
  );
}
