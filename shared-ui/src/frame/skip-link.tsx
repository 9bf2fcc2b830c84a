import styles from './skip-link.module.css';

/** Id of the shell's `main`, the target of the skip link and of focus after a navigation. */
export const MAIN_ID = 'main';

/** Skips the header. */
export function SkipLink() {
  return (
    <a className={styles.skip} href={`#${MAIN_ID}`}>
      Skip to content
    </a>
  );
}
