import type { FileLine } from 'shared-domain/contracts';
import { Quiet, Row, Stack, Text } from '../../../kit/layout/index.ts';
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
