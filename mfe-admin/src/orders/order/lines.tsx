import { useAtomValue } from 'jotai';
import type { OrderItemJson, OrderJson } from 'shared-domain/contracts';
import { formatDollars } from 'shared-domain/money';
import { productsByIdAtom } from 'shared-domain/state';
import { StaffIcon } from '../../kit/icons/index.ts';
import { Row, Text } from '../../kit/layout/index.ts';
import { Sums, TableHead, Tag, Thumb } from '../../kit/parts/index.ts';
import { CreditNotes } from '../credit/index.ts';
import { drawableOf, sumRowsOf } from '../facts/index.ts';
import styles from './lines.module.css';

function Line({ item, gone }: { item: OrderItemJson; gone: 'refunded' | 'credited' }) {
  const product = useAtomValue(productsByIdAtom).get(item.productId);
  const drawn = drawableOf(item, product);
  const { ordinaryPrice, backOrdered = 0, refunded = 0 } = item;
  return (
    <tr>
      <td>
        <Row as="span" gap={12}>
          <Thumb product={drawn} size={38} />
          <span>
            <Text as="strong" block>
              {item.productName || 'Missing Product Data'}
            </Text>
            <Text block tone="quiet" size="xs" className={styles.itemMeta}>
              <span className={styles.sku}>
                {[item.productId, drawn.hiddenCategory].filter(Boolean).join(' · ')}
              </span>
              {ordinaryPrice !== undefined && <Tag tone="warn">LTO</Tag>}
              {backOrdered > 0 && <Tag tone="warn">{backOrdered} back-ordered</Tag>}
              {refunded > 0 && <Tag>{`${refunded} ${gone}`}</Tag>}
            </Text>
            <span className={styles.onPhone}>
              {item.quantity} × {formatDollars(item.productPrice)}
            </span>
          </span>
        </Row>
      </td>
      <td>
        {ordinaryPrice !== undefined && (
          <>
            <Text as="s" tone="quiet">
              {formatDollars(ordinaryPrice)}
            </Text>{' '}
          </>
        )}
        {formatDollars(item.productPrice)}
      </td>
      <td>{item.quantity}</td>
      <td>
        <strong>{formatDollars(item.lineTotal)}</strong>
      </td>
    </tr>
  );
}

/** Lines, totals and the customer's notes. */
export function OrderLines({ order }: { order: OrderJson }) {
  const sums = sumRowsOf(order);
  const last = sums.pop();
  return (
    <Row column pad="8 20 12" align="stretch" className={styles.lines}>
      {order.items.length === 0 ? (
        <Text as="p" pad="24 0" tone="quiet">
          No items found in this order.
        </Text>
      ) : (
        <table className={`num ${styles.table}`}>
          <TableHead columns={['Item', 'Price', 'Qty', 'Total']} />
          <tbody>
            {order.items.map((item) => (
              <Line key={item.productId} item={item} gone={order.payment ? 'refunded' : 'credited'} />
            ))}
          </tbody>
        </table>
      )}
      <div className={styles.sums}>
        <Sums rows={sums} total={last?.amount} totalLabel={last?.label} />
      </div>
      <CreditNotes order={order} />
      {order.notes && (
        <section className={styles.notes} aria-label="Notes">
          <StaffIcon name="note" size={17} />
          <div>
            <h3>Notes</h3>
            <Text as="p" tone="quiet">
              {order.notes}
            </Text>
          </div>
        </section>
      )}
    </Row>
  );
}
