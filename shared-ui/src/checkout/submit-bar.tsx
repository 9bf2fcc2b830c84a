import type { ReactNode } from 'react';
import styles from './checkout.module.css';

/** A cart's submit button and its errors; below 1000 px in a bar that stays in sight (PAYMENT-15). */
export function SubmitBar({ refusal, children }: { refusal: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.bar}>
      {refusal}
      {children}
    </div>
  );
}
