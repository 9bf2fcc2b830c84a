import styles from './zones.module.css';

/** A zone's colour; its name stands beside it. */
export const ZoneMark = ({ colour }: { colour: string }) => (
  <span className={styles.mark} data-colour={colour} aria-hidden="true" />
);
