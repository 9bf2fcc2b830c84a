import { clockTime, shortDay } from '../moments/index.ts';
import { Button } from './button.tsx';
import styles from './unsaved-notice.module.css';

/** Says that text which was not saved when the session ended has come back, and lets go of it. */
export const UnsavedNotice = ({ at, onDiscard }: { at: string; onDiscard: () => void }) => (
  <p className={styles.notice} role="status">
    What you had typed when your session ended ({shortDay(at)}, {clockTime(at)}) is back. It is not saved yet.
    <Button onClick={onDiscard}>Discard it</Button>
  </p>
);
