import styles from './key.module.css';

/** The key of a button, inside it; not on phones. */
export const Key = ({ children }: { children: string }) => <kbd className={styles.key}>{children}</kbd>;
