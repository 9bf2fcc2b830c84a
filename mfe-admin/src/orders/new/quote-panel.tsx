import { centsOf } from 'shared-domain/money';
import { Icon } from 'shared-ui/icons';
import { Heading, Row, Small, Text } from '../../kit/layout/index.ts';
import { Sums } from '../../kit/parts/index.ts';
import styles from './new-order.module.css';
import type { NewOrder } from './use-new-order.ts';

/** The API's quote for the order, faded while a newer one is loading. */
export function QuotePanel({ quote: { data, isOld }, draft: { email } }: NewOrder) {
  const quote = data?.quote;
  const amounts = quote ? [{ label: 'Subtotal', amount: quote.subtotal }, ...quote.charges] : [];
  const rows = amounts.map(({ label, amount }) => ({ label, amount: centsOf(amount) }));
  return (
    <Text
      as="section"
      pad="14 20"
      ruled
      className={`${styles.band} ${styles.quote}`}
      aria-label="Quote"
      aria-busy={isOld}
    >
      <Row justify="between" margin="0 0 8">
        <Heading as="h2">Quote</Heading>
        <Small>Current prices</Small>
      </Row>
      <Sums rows={rows} total={quote && centsOf(quote.total)} isOld={isOld} />
      {email && (
        <Row as="p" gap={10} pad="10 0 0" tone="quiet" size="xs" align="stretch">
          <Icon name="mail" size={16} />
          <span>
            Confirmation goes to{' '}
            <Text as="strong" tone="ink" weight={600} breaks>
              {email}
            </Text>
          </span>
        </Row>
      )}
    </Text>
  );
}
