import styles from './containment.module.css';

/**
 * The placeholder of a remote's first page while its code loads: empty at first, so that nothing jumps or flashes, with a
 * message after a few seconds.
 */
export function RemoteWaiting() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <p className={styles.late}>Still loading. This takes longer than usual.</p>
    </div>
  );
}
