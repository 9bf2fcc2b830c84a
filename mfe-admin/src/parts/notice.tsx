import type { ReactNode } from 'react';
import styles from './notice.module.css';

/** A bar above a form: what whoever edits should know, and the one thing to do about it. A warning is said at once. */
export const Notice = ({ tone, children }: { tone: 'ok' | 'warn'; children: ReactNode }) => (
  <p className={`${styles.notice} ${styles[tone]}`} role={tone === 'warn' ? 'alert' : 'status'}>
    {children}
  </p>
);
