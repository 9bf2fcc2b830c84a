import { useAtomValue } from 'jotai';
import type { OrderItemJson, OrderJson } from 'shared-domain/contracts';
import { formatDollars } from 'shared-domain/money';
import { productsByIdAtom } from 'shared-domain/state';
import { StaffIcon } from '../../kit/icons/index.ts';
import { Heading, Quiet, Row, Text } from '../../kit/layout/index.ts';
import { Sums, Tag, Thumb } from '../../kit/parts/index.ts';
import { CreditNotes } from '../credit/index.ts';
import { drawableOf, ItemCell, LinesTable, sumRowsOf } from '../facts/index.ts';
import styles from './lines.module.css';

function Line({ item, gone }: { item: OrderItemJson; gone: 'refunded' | 'credited' }) {
  const product = useAtomValue(productsByIdAtom).get(item.productId);
  const drawn = drawableOf(item, product);
  const { ordinaryPrice, backOrdered = 0, refunded = 0 } = item;
  return (
    <tr>
      <ItemCell
        picture={<Thumb product={drawn} size={38} />}
        name={item.productName || 'Missing Product Data'}
      >
        <Row as="span" wrap gap="0 6">
          <span className={styles.sku}>
            {[item.productId, drawn.hiddenCategory].filter(Boolean).join(' · ')}
          </span>
          {ordinaryPrice !== undefined && <Tag tone="warn">LTO</Tag>}
          {backOrdered > 0 && <Tag tone="warn">{backOrdered} back-ordered</Tag>}
          {refunded > 0 && <Tag>{`${refunded} ${gone}`}</Tag>}
        </Row>
        <Text block size="s" className={styles.onPhone}>
          {item.quantity} × {formatDollars(item.productPrice)}
        </Text>
      </ItemCell>
      <td>
        {ordinaryPrice !== undefined && (
          <>
            <Quiet as="s">{formatDollars(ordinaryPrice)}</Quiet>{' '}
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
        <Quiet as="p" pad="24 0">
          No items found in this order.
        </Quiet>
      ) : (
        <LinesTable columns={['Item', 'Price', 'Qty', 'Total']} className={styles.table}>
          {order.items.map((item) => (
            <Line key={item.productId} item={item} gone={order.payment ? 'refunded' : 'credited'} />
          ))}
        </LinesTable>
      )}
      <Text as="div" margin="0 0 16" pad="8 0 0" ruled className={styles.sums}>
        <Sums rows={sums} total={last?.amount} totalLabel={last?.label} />
      </Text>
      <CreditNotes order={order} />
      {order.notes && (
        <Row
          as="section"
          gap={10}
          align="start"
          margin="auto 0 0"
          pad="11 13"
          framed
          radius={10}
          surface="raised"
          aria-label="Notes"
        >
          <StaffIcon name="note" size={17} />
          <div>
            <Heading>Notes</Heading>
            <Quiet as="p">{order.notes}</Quiet>
          </div>
        </Row>
      )}
    </Row>
  );
}
