import type { ReactNode } from 'react';
import styles from './notice.module.css';

/** A bar above a form: a notice and an action. A warning is announced at once. */
export const Notice = ({ tone, children }: { tone: 'ok' | 'warn'; children: ReactNode }) => (
  <p className={`${styles.notice} ${styles[tone]}`} role={tone === 'warn' ? 'alert' : 'status'}>
    {children}
  </p>
);
