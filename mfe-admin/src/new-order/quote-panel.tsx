import type { StaffQuoteJson } from 'shared-domain/contracts';
import { formatDollars } from 'shared-domain/money';
import { Icon } from 'shared-ui/icons';
import page from './new-order.module.css';
import styles from './quote-panel.module.css';

/** The API's quote for the order, faded while a newer one is loading. */
export function QuotePanel({
  quote,
  isOld,
  email,
}: {
  quote: StaffQuoteJson['quote'] | undefined;
  isOld: boolean;
  email: string | undefined;
}) {
  const rows = quote ? [{ label: 'Subtotal', amount: quote.subtotal }, ...quote.charges] : [];
  return (
    <section className={styles.quote} aria-label="Quote" aria-busy={isOld}>
      <h2>
        Quote <span className={page.small}>Current prices</span>
      </h2>
      <dl className={`num ${styles.sums}`} data-old={isOld || undefined}>
        {rows.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatDollars(amount)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>Total</dt>
          <dd>{quote ? formatDollars(quote.total) : '–'}</dd>
        </div>
      </dl>
      {email && (
        <p className={styles.mail}>
          <Icon name="mail" size={16} />
          <span>
            Confirmation goes to <strong>{email}</strong>
          </span>
        </p>
      )}
    </section>
  );
}
