import type { ImportRow } from 'shared-domain/contracts';
import { Text } from '../../../kit/layout/index.ts';
import styles from './row-notes.module.css';

/** What staff should know of a row: its notes, and a mark for each cell that was read as something else than it says. */
export function RowNotes({ row: { notes, guesses } }: { row: ImportRow }) {
  return (
    <>
      {guesses.map(({ cell, as }) => (
        <span key={cell} className={styles.guess}>
          “{cell}” read as {as}
        </span>
      ))}
      {notes.map((note) => (
        <Text key={note} block tone="quiet" size="xs" tight>
          {note}
        </Text>
      ))}
    </>
  );
}
