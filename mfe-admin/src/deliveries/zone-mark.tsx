import styles from './zone-mark.module.css';

/** A zone's colour; its name stands beside it. Grey without one. */
export const ZoneMark = ({ colour }: { colour: string | undefined }) => (
  <span className={styles.mark} data-colour={colour} aria-hidden="true" />
);
