import type { ReactNode } from 'react';
import { closedProvinceText } from 'shared-domain/forms';
import { formatCents } from 'shared-domain/money';
import type { Province } from 'shared-domain/provinces';
import type { ShippingOption } from 'shared-domain/shipping';
import { RadioCards } from 'shared-ui/fields';
import { Panel } from 'shared-ui/page';
import { Skeleton } from 'shared-ui/skeleton';
import styles from './retail-cart.module.css';
import type { Shipping } from './use-shipping.ts';

type ShippingChoiceProps = {
  shipping: Shipping;
  /** The customer's province, if we don't ship there (SHIPPING-12). */
  closed: Province | null;
  postalCode: ReactNode;
};

/** Postal code and the carrier's services, the cheapest preselected (SHIPPING-2). */
export function ShippingChoice({ shipping, closed, postalCode }: ShippingChoiceProps) {
  const { options, chosen, isCalculating, choose } = shipping;
  return (
    <Panel title="Shipping">
      <div className={styles.code}>{postalCode}</div>
      <p role="status" className={isCalculating || closed ? styles.hint : 'visually-hidden'}>
        {isCalculating ? 'Calculating shipping...' : ''}
        {closed && `${closedProvinceText(closed)} Your cart is kept.`}
      </p>
      {closed ? null : options.length > 0 ? (
        <RadioCards
          legend="Shipping"
          options={options.map((option) => ({
            value: option.serviceName,
            title: option.serviceName,
            text: daysOf(option),
            aside: formatCents(option.amount),
          }))}
          value={chosen?.serviceName ?? null}
          onChange={choose}
        />
      ) : isCalculating ? (
        <Skeleton height="56px" className={styles.calculating} />
      ) : (
        <p className={styles.hint}>Enter your postal code to see shipping costs.</p>
      )}
    </Panel>
  );
}

function daysOf({ transitDays }: ShippingOption): string {
  if (transitDays <= 0) return 'An estimate for your province';
  return transitDays === 1 ? 'Next business day' : `${transitDays} business days`;
}
