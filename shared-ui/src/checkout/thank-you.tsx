import { company } from 'shared-domain/company';
import { CapCheck } from '../brand-marks/index.ts';
import { ButtonLink } from '../button/index.ts';
import { Page, usePageTitle } from '../page/index.ts';
import { useLocation } from '../router/index.ts';
import styles from './checkout.module.css';

/** What a shop passes to its thank-you page as navigation state. */
export type PlacedOrder = { orderId?: string; customerEmail?: string; delivery?: string };

/**
 * The confirmation page that wholesale and retail share (ORDER-15): the order's id ('Unknown' if absent) and the
 * customer's email, both from navigation state, and the address for orders.
 */
export function ThankYou({ shop }: { shop: string }) {
  const { orderId, customerEmail, delivery } = (useLocation().state ?? {}) as PlacedOrder;
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
        <p>
          Questions about your order? Write to{' '}
          <a href={`mailto:${company.ordersEmail}`}>{company.ordersEmail}</a>.
        </p>
        <ButtonLink to={shop}>Continue Shopping</ButtonLink>
      </div>
    </Page>
  );
}
