import type { FileLine, ImportRow } from 'shared-domain/contracts';
import { Quiet, Row, Small, Stack, Text } from '../../../kit/layout/index.ts';
import { Tag } from '../../../kit/parts/index.ts';
import styles from './review.module.css';

const FAULTY = { tone: 'error', weight: 600, className: styles.faulty } as const;

/** The file's lines as they are, with faulty cells marked. */
export function FileLines({ lines }: { lines: readonly FileLine[] }) {
  return (
    <Stack gap={6}>
      {lines.map(({ row, cells }) => (
        <Row
          as="dl"
          wrap
          framed
          radius={8}
          surface="paper"
          clip
          key={row}
          aria-label={`Row ${row} of the file`}
        >
          {cells.map(({ column, text, faulty }, place) => (
            <Text as="div" key={place} pad="5 10 6" {...(faulty ? FAULTY : {})}>
              <Text as="dt" size="xs" {...(faulty ? {} : { tone: 'quiet' as const })}>
                {column || `Column ${place + 1}`}
                {faulty && <span className="visually-hidden"> (error)</span>}
              </Text>
              <Text as="dd" breaks>
                {text.trim() === '' ? <Quiet as="i">empty</Quiet> : text}
              </Text>
            </Text>
          ))}
        </Row>
      ))}
    </Stack>
  );
}

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
