import type { ReactNode } from 'react';
import styles from './states.module.css';

/** The malt shelf that empty pages of the staff area stand on. */
function Drawing({ failed = false }: { failed?: boolean }) {
  const ring = failed ? 'var(--error-text)' : 'var(--selected-line)';
  return (
    <svg width="152" height="104" viewBox="0 0 152 104" fill="none" aria-hidden="true">
      <path
        d="M48 4h56v86l-7-6-7 6-7-6-7 6-7-6-7 6-7-6-7 6z"
        fill="var(--paper)"
        stroke="var(--line)"
        strokeWidth="2"
      />
      <path d="M58 20h36M58 32h36M58 44h22" stroke="var(--line)" strokeWidth="4" strokeLinecap="round" />
      <circle cx="112" cy="22" r="13" fill="var(--selected)" stroke={ring} strokeWidth="2.5" />
      <path
        d={failed ? 'M107 17l10 10M117 17l-10 10' : 'M106 22l4.5 4.5 8-8.5'}
        stroke={ring}
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <path d="M2 99h148" stroke="var(--primary)" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}

/** Nothing here: a drawing, the specified sentence, one way on. */
export function Nothing({ title, children, way }: { title: string; children?: ReactNode; way?: ReactNode }) {
  return (
    <div className={styles.state}>
      <Drawing />
      <h2 className={styles.title}>{title}</h2>
      {children !== undefined && <p className={styles.text}>{children}</p>}
      {way}
    </div>
  );
}

/** It failed: the specified sentence, 'Try Again' as the accent; `reference` is the server's word on why. */
export function Failed({ title, reference, way }: { title: string; reference?: string; way?: ReactNode }) {
  return (
    <div className={styles.state} role="alert">
      <Drawing failed />
      <h2 className={styles.title}>{title}</h2>
      {reference !== undefined && <p className={styles.text}>{reference}</p>}
      {way}
    </div>
  );
}
