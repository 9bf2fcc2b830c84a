import { Row } from '../../kit/layout/index.ts';
import controls from './controls.module.css';
import styles from './page.module.css';
import type { RunSyncState } from './run-sync.ts';
import { Warning } from './warning.tsx';

type NoRunProps = { phase: RunSyncState['phase']; waiting: number; onRetry: () => void };

const updates = (number: number) => (number === 1 ? '1 update was' : `${number} updates were`);

/** Shown while the run loads, without a network, and once the link has ended. Contains no names. */
export function NoRun({ phase, waiting, onRetry }: NoRunProps) {
  return (
    <Row column align="stretch" className={styles.page}>
      <Row
        as="main"
        column
        grow
        align="stretch"
        justify="center"
        gap={16}
        pad="24 16"
        to="center"
        className={styles.main}
        aria-busy={phase === 'loading'}
      >
        {phase === 'ended' && (
          <>
            <h1>This link has ended</h1>
            <p>This link no longer works. Ask the office for a new one.</p>
            {waiting > 0 && (
              <Warning>
                {updates(waiting)} not sent. This phone keeps {waiting === 1 ? 'it' : 'them'} until you open a
                new link.
              </Warning>
            )}
          </>
        )}
        {phase === 'unreachable' && (
          <>
            <h1>No signal</h1>
            <p>The run can’t be loaded. Once it has been, it also works without a signal.</p>
            <button type="button" className={controls.primary} onClick={onRetry}>
              Try again
            </button>
          </>
        )}
        {phase === 'loading' && <p role="status">Loading the run...</p>}
      </Row>
    </Row>
  );
}
