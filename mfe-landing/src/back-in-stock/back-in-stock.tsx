import type { StockAlertsJson } from 'shared-domain/contracts';
import { dayOf, longDate } from 'shared-domain/dates';
import { Button, ButtonLink } from 'shared-ui/button';
import { FieldError } from 'shared-ui/fields';
import { Page, usePageTitle } from 'shared-ui/page';
import { Empty, ErrorState, Loading } from 'shared-ui/states';
import styles from './back-in-stock.module.css';
import { useStockAlerts } from './use-stock-alerts.ts';

type Alert = StockAlertsJson['alerts'][number];

const standing = ({ state, until }: Alert): string =>
  state === 'asked' ? 'Not confirmed yet' : `We email once, until ${longDate(dayOf(new Date(until)))}`;

const shop = <ButtonLink to="/">To the front page</ButtonLink>;

/** The page that back-in-stock mails link to: confirm, or unsubscribe. Opening it changes nothing (ALERT-4). */
export function BackInStock() {
  const asked = useStockAlerts();
  usePageTitle('Back in stock');
  return <Page>{asked.known ? <Waiting {...asked} known={asked.known} /> : <NotKnown {...asked} />}</Page>;
}

type Asked = ReturnType<typeof useStockAlerts>;

function NotKnown({ problem, retry }: Asked) {
  if (problem?.code === 'link_invalid')
    return (
      <Empty level={1} title="This link is not valid" action={shop}>
        It may be incomplete or expired. Please open it from the email again.
      </Empty>
    );
  if (!problem) return <Loading>Loading your alerts...</Loading>;
  return (
    <ErrorState level={1} title="We couldn't load your alerts" onRetry={retry}>
      {problem.detail}
    </ErrorState>
  );
}

/** An address's alerts. */
function Waiting({ known: { email, alerts }, problem, busy, answer }: Asked & { known: StockAlertsJson }) {
  if (alerts.length === 0)
    return (
      <Empty level={1} title="You have no alerts" action={shop}>
        {`We won't email ${email} about sold-out products.`}
      </Empty>
    );
  const isAsked = alerts.some(({ state }) => state === 'asked');
  return (
    <div className={styles.page}>
      <h1>{isAsked ? 'Shall we tell you?' : 'We will tell you'}</h1>
      <p role="status">
        {isAsked
          ? `Press Yes and we'll email ${email} once for each product, as soon as it's back.`
          : `We'll email ${email} once for each product, as soon as it's back.`}
      </p>
      <ul className={styles.products} aria-label="Products">
        {alerts.map((alert) => (
          <li key={`${alert.channel} ${alert.productId}`}>
            <b>{alert.productName}</b> <span>{standing(alert)}</span>
          </li>
        ))}
      </ul>
      {problem && <FieldError>{problem.detail}</FieldError>}
      <div className={styles.actions}>
        {isAsked && (
          <Button variant="action" busy={busy} busyText="Saving..." onClick={() => void answer('confirm')}>
            Yes, tell me
          </Button>
        )}
        <Button variant="outline" onClick={() => void answer('end')}>
          {isAsked ? "No, don't email me" : 'Stop these emails'}
        </Button>
      </div>
    </div>
  );
}
