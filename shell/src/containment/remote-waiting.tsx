import styles from './containment.module.css';

/** Holds the place of a remote's first page while its code is on the way: empty, so that nothing jumps or blinks. */
export function RemoteWaiting() {
  return <div className={styles.waiting} aria-busy="true" />;
}
