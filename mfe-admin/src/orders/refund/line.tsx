import { useAtomValue } from 'jotai';
import { lineTotalOf } from 'shared-domain/charges';
import type { OrderItemJson } from 'shared-domain/contracts';
import { centsOf, formatCents, formatDollars } from 'shared-domain/money';
import { productsByIdAtom } from 'shared-domain/state';
import { CheckBox, Thumb } from '../../kit/parts/index.ts';
import { drawableOf } from '../facts/index.ts';
import { QuantityField } from '../line-entry/index.ts';
import styles from './dialog.module.css';
import { leftOf } from './draft.ts';

/** A line of the order, to refund in whole or in part. */
export function RefundLine({
  item,
  verb = 'refund',
  quantity,
  onChange,
}: {
  item: OrderItemJson;
  verb?: 'refund' | 'credit';
  /** Units to refund; null if the line isn't chosen. */
  quantity: number | null;
  onChange: (quantity: number | null) => void;
}) {
  const product = useAtomValue(productsByIdAtom).get(item.productId);
  const left = leftOf(item);
  return (
    <li className={styles.line}>
      <CheckBox
        label={`${verb === 'refund' ? 'Refund' : 'Credit'} ${item.productName}`}
        checked={quantity !== null}
        disabled={left === 0}
        onChange={(taken) => onChange(taken ? left : null)}
      />
      <Thumb product={drawableOf(item, product)} size={36} />
      <span className={styles.name}>
        <strong>{item.productName}</strong>
        <span>
          {left} × {formatDollars(item.productPrice)}
        </span>
      </span>
      {quantity !== null && (
        <span className={styles.quantity}>
          <QuantityField
            label={`Units of ${item.productName} to ${verb}`}
            least={0}
            most={left}
            placeholder="0"
            quantity={quantity}
            onChange={onChange}
          />
          of {left}
        </span>
      )}
      <span className={`num ${styles.amount}`} data-none={quantity ? undefined : true}>
        {formatCents(lineTotalOf({ quantity: quantity ?? 0, unitPrice: centsOf(item.productPrice) }))}
      </span>
    </li>
  );
}
