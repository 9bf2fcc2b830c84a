import styles from './key.module.css';

/** A button's shortcut key, hidden on phones. */
export const Key = ({ children }: { children: string }) => <kbd className={styles.key}>{children}</kbd>;
