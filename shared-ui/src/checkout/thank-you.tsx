import { useLocation, useNavigate } from 'react-router';
import { company } from 'shared-domain/company';
import type { OrderJson } from 'shared-domain/contracts';
import { promiseText } from 'shared-domain/delivery';
import type { Kegs } from 'shared-domain/kegs';
import { formatDollars } from 'shared-domain/money';
import type { OwnOrder } from 'shared-domain/order-edits';
import { backOrderText } from 'shared-domain/stock';
import { CapCheck } from '../brand-marks/index.ts';
import { ButtonLink } from '../button/index.ts';
import { Page, usePageTitle } from '../page/index.ts';
import { CancelOrder } from './cancel-order.tsx';
import { ChangeOrder } from './change-order.tsx';
import styles from './checkout.module.css';

/** The thank-you page's navigation state. */
export type PlacedOrder = {
  orderId?: string;
  customerEmail?: string;
  delivery?: string;
  ordered?: Ordered;
  collectEmpties?: Kegs | undefined;
  /** The order as it was placed, for who may change or cancel it. */
  order?: OwnOrder;
};

/** What a thank-you page keeps of an order to offer its change and cancellation. */
export const ownOrderOf = ({ channel, status, delivery }: OwnOrder): OwnOrder => ({
  channel,
  status,
  delivery,
});

/** On a thank-you page: the buttons that change and cancel the order, and afterwards that it is cancelled (EDIT-10, EDIT-12). */
export function PlacedOrderActions() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const { orderId, order } = (state ?? {}) as PlacedOrder;
  if (!orderId || !order) return null;
  if (order.status === 'cancelled') return <p role="status">You cancelled this order.</p>;
  const cancelled: PlacedOrder = { ...state, order: { ...order, status: 'cancelled' } };
  const keep = (next: PlacedOrder) => void navigate('.', { replace: true, state: next });
  return (
    <div className={styles.choices}>
      <ChangeOrder
        id={orderId}
        order={order}
        onChanged={(changed) =>
          keep({
            ...state,
            ordered: orderedOf(changed),
            order: { ...order, delivery: changed.delivery },
            ...(changed.delivery ? { delivery: promiseText(changed.delivery) } : {}),
          })
        }
      />
      <CancelOrder id={orderId} order={order} onCancelled={() => keep(cancelled)} />
    </div>
  );
}

/** An order's lines and formatted total. */
type Ordered = {
  total: string;
  lines: { name: string; quantity: number; backOrdered?: number | undefined }[];
  /** Why it waits for staff (ORDER-30, RECEIVABLE-11). */
  waits?: string;
};

type OrderedItems = {
  items: Pick<OrderJson['items'][number], 'productName' | 'quantity' | 'backOrdered'>[];
  totalAmount: number;
  waits?: OrderJson['waits'];
  held?: OrderJson['held'];
};

/** A placed order's lines and total, for its thank-you page (ORDER-20). */
export const orderedOf = ({ items, totalAmount, waits, held }: OrderedItems): Ordered => ({
  total: formatDollars(totalAmount),
  lines: items.map(({ productName, quantity, backOrdered }) => ({
    name: productName,
    quantity,
    backOrdered,
  })),
  ...(waits || held ? { waits: [waits?.words, held?.words].filter(Boolean).join(' ') } : {}),
});

/** An order's lines and total. */
export function OrderedLines({ ordered: { lines, total, waits } }: { ordered: Ordered }) {
  return (
    <section className={styles.ordered} aria-label="What you ordered">
      {waits && <div role="status">{waits}</div>}
      <ul className="num">
        {lines.map(({ name, quantity, backOrdered }) => (
          <li key={name}>
            <b>{`${quantity} \u00d7`}</b> {name}
            {backOrdered ? <small>, {backOrderText(backOrdered)}</small> : null}
          </li>
        ))}
      </ul>
      <p className="num">
        <span>Total</span> <b>{total}</b>
      </p>
    </section>
  );
}

/**
 * The confirmation page of wholesale and retail (ORDER-15): order id ('Unknown' if absent), customer's email, lines, and
 * the address for questions.
 * @param next the next steps
 */
export function ThankYou({ shop, next }: { shop: string; next?: string }) {
  const { orderId, customerEmail, delivery, ordered } = (useLocation().state ?? {}) as PlacedOrder;
  usePageTitle('Thank you for your order');
  return (
    <Page>
      <div className={styles.thanks}>
        <CapCheck size={96} />
        <h1>Thank You for Your Order!</h1>
        <dl className={styles.facts}>
          <div>
            <dt>Order ID</dt>
            <dd>{orderId ?? 'Unknown'}</dd>
          </div>
          {delivery && (
            <div>
              <dt>Delivery</dt>
              <dd>{delivery}</dd>
            </div>
          )}
          {customerEmail && (
            <div>
              <dt>Confirmation sent to</dt>
              <dd>{customerEmail}</dd>
            </div>
          )}
        </dl>
        {ordered && <OrderedLines ordered={ordered} />}
        {orderId && next && <p>{next}</p>}
        <PlacedOrderActions />
        <p>
          Questions about your order? Write to{' '}
          <a href={`mailto:${company.ordersEmail}`}>{company.ordersEmail}</a>.
        </p>
        <ButtonLink to={shop}>Continue Shopping</ButtonLink>
      </div>
    </Page>
  );
}
