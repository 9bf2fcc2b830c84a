import { CompanyMark } from 'shared-ui/brand-marks';
import { StaffIcon } from '../../kit/icons/index.ts';
import { Row } from '../../kit/layout/index.ts';
import { dayInMonth, weekdayOf } from '../../kit/moments/index.ts';
import { classes } from './classes.ts';
import styles from './header.module.css';
import type { StopView } from './stops.ts';
import type { Copy } from './stored-run.ts';

type HeaderProps = {
  copy: Copy;
  views: readonly StopView[];
  next: StopView | undefined;
  isList: boolean;
  onList: () => void;
};

const pieceOf = ({ end }: StopView, isNext: boolean): string | undefined =>
  end ? (end === 'delivered' ? styles.done : styles.striped) : isNext ? styles.next : undefined;

/** The run, its driver and day, and its progress by stop. */
export function Header({ copy, views, next, isList, onList }: HeaderProps) {
  const { title, driver, day } = copy.run;
  const done = views.filter(({ end }) => end).length;
  return (
    <header className={styles.header}>
      <div className={styles.headRow}>
        <CompanyMark size={34} />
        <Row column grow shrink size="s" align="stretch" className={styles.headText}>
          <strong>{title}</strong>
          <span>
            {driver} · {weekdayOf(day)}, {dayInMonth(day)}
          </span>
        </Row>
        {isList ? (
          <span className={styles.headCount}>
            {done} of {views.length}
          </span>
        ) : (
          <button type="button" className={styles.headButton} onClick={onList}>
            <StaffIcon name="list" size={20} />
            All stops
          </button>
        )}
      </div>
      <div className={styles.pieces} role="img" aria-label={`${done} of ${views.length} stops done`}>
        {views.map((view) => (
          <span key={view.stop.orderId} className={classes(styles.piece, pieceOf(view, view === next))} />
        ))}
      </div>
    </header>
  );
}
