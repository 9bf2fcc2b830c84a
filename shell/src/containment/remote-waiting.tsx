import styles from './containment.module.css';

/** The placeholder while a remote's code loads: empty at first, with a message after a few seconds. */
export function RemoteWaiting() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <p className={styles.late}>Still loading. This takes longer than usual.</p>
    </div>
  );
}
