import { lazy, Suspense } from 'react';
import { Button } from '../button/index.ts';
import { Panel } from '../page/index.ts';
import styles from './checkout.module.css';
import { type Delivery, NOT_LOADED } from './use-delivery.ts';

const DeliveryChoice = lazy(() => import('./delivery-choice.tsx'));

/** 'Delivery' in a cart, loaded only if the business has delivery zones (DELIVERY-10). */
export function DeliveryPanel({ delivery }: { delivery: Delivery }) {
  if (!delivery.offer && !delivery.failed) return null;
  if (!delivery.offer)
    return (
      <Panel title="Delivery">
        <div className={styles.notice}>
          <p ref={delivery.notice} tabIndex={-1}>
            {NOT_LOADED}
          </p>
        </div>
      </Panel>
    );
  return (
    <Suspense>
      <DeliveryChoice delivery={delivery} offer={delivery.offer} />
    </Suspense>
  );
}

/** Offers pick-up for an order that can't be delivered (DELIVERY-7). */
export function PickUpInstead({ delivery }: { delivery: Delivery }) {
  const { offer, shortfall, isPickUpOnly, chosen, draft } = delivery;
  if (!offer || chosen === 'pick-up' || (shortfall === undefined && !isPickUpOnly)) return null;
  const area = draft.postalCode.slice(0, 3);
  return (
    <p className={styles.instead}>
      <span>{isPickUpOnly ? `No delivery day for ${area},` : `${shortfall}, or`}</span>{' '}
      <Button variant="ghost" onClick={() => delivery.choose('pick-up')}>
        pick up instead
      </Button>
    </p>
  );
}
