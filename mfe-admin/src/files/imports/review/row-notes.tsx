import type { ImportRow } from 'shared-domain/contracts';
import { Small, Text } from '../../../kit/layout/index.ts';
import { Tag } from '../../../kit/parts/index.ts';

/** What staff should know of a row: its notes, and a mark for each cell that was read as something else than it says. */
export function RowNotes({ row: { notes, guesses } }: { row: ImportRow }) {
  return (
    <>
      {guesses.map(({ cell, as }) => (
        <Text key={cell} block>
          <Tag tone="warn">
            “{cell}” read as {as}
          </Tag>
        </Text>
      ))}
      {notes.map((note) => (
        <Small key={note} block tight>
          {note}
        </Small>
      ))}
    </>
  );
}
