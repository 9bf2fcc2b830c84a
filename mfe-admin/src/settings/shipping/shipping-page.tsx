import { PROVINCE_CODES, PROVINCES } from 'shared-domain/provinces';
import { MuiTheme } from 'shared-ui/mui';
import { PageHead, Switch, Tag } from '../../kit/parts/index.ts';
import styles from './shipping.module.css';
import { useClosedProvinces } from './use-closed-provinces.ts';

/** 'Where we ship' (SHIPPING-12): the provinces to which retail orders are shipped. */
export function ShippingPage() {
  const { closed, isSending, change } = useClosedProvinces();
  return (
    <MuiTheme>
      <PageHead title="Where we ship" />
      <p className={styles.intro}>
        Retail orders are shipped to open provinces. A closed one is refused in the cart and when an order is
        placed; orders that are already placed don't change.
      </p>
      <ul className={styles.provinces} aria-label="Provinces">
        {PROVINCE_CODES.map((province) => {
          const isOpen = !closed.includes(province);
          return (
            <li key={province}>
              <span>{PROVINCES[province]}</span>
              {isOpen ? <Tag tone="ok">Open</Tag> : <Tag tone="warn">Closed</Tag>}
              <Switch
                label={`Ship to ${PROVINCES[province]}`}
                checked={isOpen}
                busy={isSending}
                onChange={(open) => void change(province, open)}
              />
            </li>
          );
        })}
      </ul>
    </MuiTheme>
  );
}
