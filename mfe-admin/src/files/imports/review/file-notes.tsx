import { useId, useState } from 'react';
import type { ImportReview } from 'shared-domain/contracts';
import { FIELD_LABELS, IMPORT_FIELDS } from 'shared-domain/imports';
import { Button, optionsOf, TableHead } from '../../../kit/parts/index.ts';
import type { Choices } from '../use-upload.ts';
import styles from './file-notes.module.css';

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
};

const FIELD_CHOICES = [
  { value: '', label: 'Not read' },
  ...IMPORT_FIELDS.map((field) => ({ value: field, label: NAMES[field] ?? field })),
];

type Again = ((choices: Choices) => Promise<void>) | undefined;

/** The columns of a file with their first values, what each was taken for, and a menu to change it (IMPORT-24). */
function ColumnsTable({ review, again }: { review: ImportReview; again: Again }) {
  const { columns = [], letters } = review;
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
      columns: Object.entries(all)
        .map((pair) => pair.join(':'))
        .join(','),
    });
    setBusy(false);
  };
  return (
    <div className={styles.columns}>
      <table className={styles.table}>
        <TableHead columns={['Column', 'First values', 'Read as', 'Why']} />
        <tbody>
          {columns.map(({ place, heading, samples, field = '', why, isAsked }) => (
            <tr key={place} className={isAsked ? styles.asked : undefined}>
              <th scope="row">{heading || `Column ${place + 1}`}</th>
              <td className={styles.samples}>{samples.join(', ')}</td>
              <td>
                {again ? (
                  <select
                    aria-label={`Read ${heading || `column ${place + 1}`} as`}
                    value={chosen[place] ?? field}
                    onChange={({ target }) => setChosen({ ...chosen, [place]: target.value })}
                  >
                    {optionsOf(FIELD_CHOICES)}
                  </select>
                ) : (
                  (NAMES[field] ?? (field || 'Not read'))
                )}
              </td>
              <td className={styles.why}>{why}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {again && (
        <Button
          variant="primary"
          disabled={busy || Object.keys(chosen).length === 0}
          onClick={() => void read()}
        >
          Read the file again
        </Button>
      )}
    </div>
  );
}

/** The same words in both readings of a file's letters, side by side (IMPORT-27). */
function Letters({ letters, again }: { letters: NonNullable<ImportReview['letters']>; again: Again }) {
  const { encoding, other, words = [] } = letters;
  if (other === undefined) return null;
  return (
    <div className={styles.letters}>
      <table className={styles.table}>
        <TableHead columns={[`As read (${encoding})`, `Or (${other})`]} />
        <tbody>
          {words.map((word) => (
            <tr key={word.read}>
              <td>{word.read}</td>
              <td>{word.other}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {again && (
        <span className={styles.choice}>
          <Button onClick={() => void again({ encoding })}>Keep {encoding}</Button>
          <Button onClick={() => void again({ encoding: other })}>Read it as {other}</Button>
        </span>
      )}
    </div>
  );
}

/** What staff should know of a file as a whole before they look at its rows: how its columns and letters were read. */
export function FileNotes({ review, again }: { review: ImportReview; again: Again }) {
  const { columns = [], letters, notices = [] } = review;
  const [open, setOpen] = useState(false);
  const id = useId();
  const isAsked = letters?.other !== undefined;
  if (notices.length === 0 && !isAsked) return null;
  const isChangeable = review.kind === 'inventory' && review.state === 'ready';
  return (
    <section className={`${styles.notes} ${open ? styles.open : ''}`} aria-label="How the file was read">
      <div className={styles.head}>
        <ul>
          {notices.map((notice) => (
            <li key={notice}>{notice}</li>
          ))}
          {isAsked && <li>The letters can be read in two ways. Which names are right?</li>}
        </ul>
        {columns.length > 0 && (
          <Button aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
            {open ? 'Hide the columns' : 'Look at the columns'}
          </Button>
        )}
      </div>
      {letters && <Letters letters={letters} again={review.state === 'ready' ? again : undefined} />}
      <div id={id}>
        {open && <ColumnsTable review={review} again={isChangeable ? again : undefined} />}
        {open && isChangeable && !again && (
          <p>Upload the file again to change what its columns are read as.</p>
        )}
      </div>
    </section>
  );
}
