import { Stack } from '../../kit/layout/index.ts';
import { WaitingBox } from '../../kit/parts/index.ts';
import styles from './deliveries.module.css';

const ROWS = [1, 2, 3, 4, 5];

/** Skeleton rows in the board's layout. */
export const WaitingBoard = () => (
  <div className={`${styles.board} ${styles.waiting}`}>
    <p className="visually-hidden" role="status">
      Loading the deliveries...
    </p>
    {[1, 2, 3, 4].map((column) => (
      <Stack key={column} gap={16} top pad={16} className={styles.waitingColumn} aria-hidden="true">
        <WaitingBox height={64} />
        {ROWS.map((row) => (
          <WaitingBox key={row} height={52} />
        ))}
      </Stack>
    ))}
  </div>
);
