import type { ReactNode } from 'react';
import { Page } from 'shared-ui/page';
import styles from './payment.module.css';

export type OutcomeProps = {
  mark?: ReactNode;
  title: string;
  children: ReactNode;
  orderId?: string | null;
  /** Below the order id. */
  details?: ReactNode;
  /** Buttons. */
  actions?: ReactNode;
};

/** A page with a payment's outcome, its order and next steps. */
export function Outcome({ mark, title, children, orderId, details, actions }: OutcomeProps) {
  return (
    <Page>
      <div className={styles.outcome}>
        {mark}
        <h1>{title}</h1>
        <p>{children}</p>
        {orderId && <p className={`${styles.order} num`}>{`Order ID ${orderId}`}</p>}
        {details}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </Page>
  );
}
