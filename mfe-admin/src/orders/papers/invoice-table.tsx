import type { OrderJson } from 'shared-domain/contracts';
import { formatDollars } from 'shared-domain/money';
import { paymentNote } from 'shared-domain/papers';
import { Quiet, Text } from '../../kit/layout/index.ts';
import { Sums } from '../../kit/parts/index.ts';
import { sumRowsOf } from '../facts/index.ts';
import styles from './documents.module.css';
import { ItemsTable } from './items-table.tsx';

/** Lines, taxes and totals as stored on the order. */
export function InvoiceTable({ order }: { order: OrderJson }) {
  const sums = sumRowsOf(order);
  const total = sums.pop();
  return (
    <>
      <ItemsTable
        lines={order.items}
        headings={['Quantity', 'Price', 'Amount']}
        cells={({ quantity, productPrice, lineTotal }) => [
          quantity,
          formatDollars(productPrice),
          formatDollars(lineTotal),
        ]}
      />
      <Text as="div" pad="0 6" margin="12 0 0 auto" className={styles.sums}>
        <Sums rows={sums} total={total?.amount} totalLabel={total?.label} />
      </Text>
      <Quiet as="p" margin="24 0 0">
        {paymentNote(order)}
      </Quiet>
    </>
  );
}
