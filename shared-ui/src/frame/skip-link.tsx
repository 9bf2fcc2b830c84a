import styles from './skip-link.module.css';

/** The id of the shell's `main`: the skip link's target, and where focus goes after a navigation. */
export const MAIN_ID = 'main';

/** The keyboard's first stop on every page: skips header and links. */
export function SkipLink() {
  return (
    <a className={styles.skip} href={`#${MAIN_ID}`}>
      Skip to content
    </a>
  );
}
