import styles from './skip-link.module.css';

/** The id of the shell's `main`: where the skip link leads and where focus goes after a navigation. */
export const MAIN_ID = 'main';

/** The first stop of the keyboard on every page: past header and links to what the page is about. */
export function SkipLink() {
  return (
    <a className={styles.skip} href={`#${MAIN_ID}`}>
      Skip to content
    </a>
  );
}
