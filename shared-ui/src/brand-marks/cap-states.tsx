import styles from './brand-marks.module.css';
import { CROWN_CAP_PATH } from './crown-cap-path.ts';

/** A spinner; the text beside it says what is loading. */
export function CapSpinner({ size = 64 }: { size?: number }) {
  return (
    <svg className={styles.spinner} width={size} height={size} viewBox="-29 -29 58 58" aria-hidden="true">
      <path d={CROWN_CAP_PATH} fill="none" stroke="var(--line)" strokeWidth="3" />
      <path
        d={CROWN_CAP_PATH}
        fill="none"
        stroke="var(--malt)"
        strokeWidth="3"
        strokeDasharray="44 200"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** A crown cap with a tick: success. */
export function CapCheck({ size = 96 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="-28 -28 56 56" aria-hidden="true">
      <path d={CROWN_CAP_PATH} fill="var(--hop)" />
      <path
        d="m-10 1 7 7L11-7"
        fill="none"
        stroke="#fff"
        strokeWidth="4.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
