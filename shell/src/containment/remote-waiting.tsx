import styles from './containment.module.css';

/**
 * Holds the place of a remote's first page while its code is on the way: empty at first, so that nothing jumps or
 * blinks, with a word after a few seconds, so that nobody thinks that nothing happens.
 */
export function RemoteWaiting() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <p className={styles.late}>Still loading. This takes longer than usual.</p>
    </div>
  );
}
