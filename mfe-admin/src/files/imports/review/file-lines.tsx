import type { FileLine } from 'shared-domain/contracts';
import styles from './file-lines.module.css';

/** The file's lines as they are, with faulty cells marked. */
export function FileLines({ lines }: { lines: readonly FileLine[] }) {
  return (
    <div className={styles.lines}>
      {lines.map(({ row, cells }) => (
        <dl key={row} className={styles.line} aria-label={`Row ${row} of the file`}>
          {cells.map(({ column, text, faulty }, place) => (
            <div key={place} className={faulty ? styles.faulty : undefined}>
              <dt>
                {column || `Column ${place + 1}`}
                {faulty && <span className="visually-hidden"> (error)</span>}
              </dt>
              <dd>{text.trim() === '' ? <i>empty</i> : text}</dd>
            </div>
          ))}
        </dl>
      ))}
    </div>
  );
}
