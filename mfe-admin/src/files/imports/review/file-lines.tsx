import type { FileLine } from 'shared-domain/contracts';
import { Stack, Text } from '../../../kit/layout/index.ts';
import styles from './file-lines.module.css';

/** The file's lines as they are, with faulty cells marked. */
export function FileLines({ lines }: { lines: readonly FileLine[] }) {
  return (
    <Stack gap={6}>
      {lines.map(({ row, cells }) => (
        <dl key={row} className={styles.line} aria-label={`Row ${row} of the file`}>
          {cells.map(({ column, text, faulty }, place) => (
            <div key={place} className={faulty ? styles.faulty : undefined}>
              <dt>
                {column || `Column ${place + 1}`}
                {faulty && <span className="visually-hidden"> (error)</span>}
              </dt>
              <Text as="dd" breaks>
                {text.trim() === '' ? (
                  <Text as="i" tone="quiet">
                    empty
                  </Text>
                ) : (
                  text
                )}
              </Text>
            </div>
          ))}
        </dl>
      ))}
    </Stack>
  );
}
