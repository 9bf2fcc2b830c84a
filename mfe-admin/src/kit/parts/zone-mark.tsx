import styles from './zone-mark.module.css';

/** A zone's colour, beside its name; grey without a zone. */
export const ZoneMark = ({ colour }: { colour: string | undefined }) => (
  <span className={styles.mark} data-colour={colour} aria-hidden="true" />
);
