import type { BillsJson } from 'shared-domain/contracts';
import { formatDollars } from 'shared-domain/money';
import { CapCheck, CapSpinner } from 'shared-ui/brand-marks';
import { FieldError } from 'shared-ui/fields';
import { MailedPage } from '../mailed-page/index.ts';
import styles from './bills.module.css';
import { OpenBills } from './open-bills.tsx';
import { useBills } from './use-bills.ts';

type Read = ReturnType<typeof useBills>;

/** The page that mails about what is owed link to: the account's open invoices, paid by card (RECEIVABLE-14). */
export function Bills() {
  const { known, ...bills } = useBills();
  return (
    <MailedPage
      title="Your account with us"
      what="your invoices"
      validity="It works for 90 days, at the address to which it was mailed. Please open it from our latest email."
      problem={bills.problem}
      onRetry={() => void bills.read()}
    >
      {known && <Known {...bills} known={known} />}
    </MailedPage>
  );
}

function Known(props: Read & { known: BillsJson }) {
  const { known, isAwaited, isSlow, problem, wasCancelled } = props;
  const { name, balance, overdue, credit, paid } = known;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{balance > 0 ? `${formatDollars(balance)} to pay` : 'Nothing to pay'}</h1>
        <p className={styles.quiet}>
          {name}
          {overdue > 0 && <b className={styles.late}>{` · ${formatDollars(overdue)} overdue`}</b>}
          {credit > 0 && ` · ${formatDollars(credit)} of credit for your next invoices`}
        </p>
        <div role="status">
          {isAwaited && (
            <p className={styles.notice}>
              <CapSpinner size={32} />
              {isSlow
                ? 'Your payment takes longer than usual to arrive. There is no need to pay again: we email a receipt.'
                : 'Confirming your payment...'}
            </p>
          )}
          {paid !== undefined && (
            <p className={styles.notice}>
              <CapCheck size={32} />
              {`We have your payment of ${formatDollars(paid)}. Thank you! A receipt is in your email.`}
            </p>
          )}
          {wasCancelled && paid === undefined && (
            <p className={styles.notice}>The payment was not completed. Nothing was charged.</p>
          )}
        </div>
      </div>
      {problem && <FieldError>{problem.detail}</FieldError>}
      {!isAwaited && known.invoices.length > 0 && <OpenBills {...props} />}
    </div>
  );
}
