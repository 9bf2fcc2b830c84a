import type { BillsJson } from 'shared-domain/contracts';
import { formatDollars } from 'shared-domain/money';
import { CapCheck, CapSpinner } from 'shared-ui/brand-marks';
import { ButtonLink } from 'shared-ui/button';
import { FieldError } from 'shared-ui/fields';
import { Page, usePageTitle } from 'shared-ui/page';
import { Empty, ErrorState, Loading } from 'shared-ui/states';
import styles from './bills.module.css';
import { OpenBills } from './open-bills.tsx';
import { useBills } from './use-bills.ts';

type Read = ReturnType<typeof useBills>;

/** The page that mails about what is owed link to: the account's open invoices, paid by card (RECEIVABLE-14). */
export function Bills() {
  const bills = useBills();
  usePageTitle('Your account with us');
  return (
    <Page>
      <meta name="robots" content="noindex" />
      {bills.known ? <Known {...bills} known={bills.known} /> : <NotKnown {...bills} />}
    </Page>
  );
}

function NotKnown({ problem, read }: Read) {
  if (problem?.code === 'link_invalid')
    return (
      <Empty
        level={1}
        title="This link is not valid"
        action={<ButtonLink to="/">To the front page</ButtonLink>}
      >
        It works for 90 days, at the address to which it was mailed. Please open it from our latest email.
      </Empty>
    );
  if (!problem) return <Loading>Loading your invoices...</Loading>;
  return (
    <ErrorState level={1} title="We couldn't load your invoices" onRetry={() => void read()}>
      {problem.detail}
    </ErrorState>
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
