import { useLocation } from 'react-router';
import { CapCheck } from 'shared-ui/brand-marks';
import { ButtonLink } from 'shared-ui/button';
import { OrderedLines, type PlacedOrder, PlacedOrderActions } from 'shared-ui/checkout';
import { Page, usePageTitle } from 'shared-ui/page';
import { paths } from '../paths.ts';
import styles from './keg-thank-you.module.css';

/** The keg portal's confirmation (ORDER-15). */
export function KegThankYou() {
  const { orderId, customerEmail, delivery, ordered } = (useLocation().state ?? {}) as PlacedOrder;
  usePageTitle('Thank you for your order');
  return (
    <Page>
      <div className={styles.thanks}>
        <CapCheck size={96} />
        <h1>Thank You for Your Order!</h1>
        <p>Your keg order has been received and is being processed.</p>
        {orderId && <p className={`${styles.number} num`}>{`Order ID ${orderId}`}</p>}
        {delivery && <p>{`Delivery: ${delivery}`}</p>}
        {ordered && <OrderedLines ordered={ordered} />}
        {customerEmail && (
          <p>{`Confirmation sent to ${customerEmail}. We call the number on your order if anything changes.`}</p>
        )}
        <PlacedOrderActions />
        <ButtonLink to={paths.products}>Back to Keg Products</ButtonLink>
      </div>
    </Page>
  );
}
