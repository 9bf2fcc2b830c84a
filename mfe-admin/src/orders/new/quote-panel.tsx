import type { StaffQuoteJson } from 'shared-domain/contracts';
import { centsOf } from 'shared-domain/money';
import { Icon } from 'shared-ui/icons';
import { Row, Text } from '../../kit/layout/index.ts';
import { Sums } from '../../kit/parts/index.ts';
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
  const amounts = quote ? [{ label: 'Subtotal', amount: quote.subtotal }, ...quote.charges] : [];
  const rows = amounts.map(({ label, amount }) => ({ label, amount: centsOf(amount) }));
  return (
    <section className={styles.quote} aria-label="Quote" aria-busy={isOld}>
      <h2>
        Quote <span className={page.small}>Current prices</span>
      </h2>
      <Sums rows={rows} total={quote && centsOf(quote.total)} isOld={isOld} />
      {email && (
        <Row as="p" gap={10} tone="quiet" size="xs" align="stretch" className={styles.mail}>
          <Icon name="mail" size={16} />
          <span>
            Confirmation goes to{' '}
            <Text as="strong" tone="ink" weight={600} breaks>
              {email}
            </Text>
          </span>
        </Row>
      )}
    </section>
  );
}
