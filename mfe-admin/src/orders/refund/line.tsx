import { useAtomValue } from 'jotai';
import { lineTotalOf } from 'shared-domain/charges';
import type { OrderItemJson } from 'shared-domain/contracts';
import { centsOf, formatCents, formatDollars } from 'shared-domain/money';
import { productsByIdAtom } from 'shared-domain/state';
import { Row, Small, Stack, Text } from '../../kit/layout/index.ts';
import { CheckBox, Thumb } from '../../kit/parts/index.ts';
import { drawableOf } from '../facts/index.ts';
import { QuantityField } from '../line-entry/index.ts';
import styles from './dialog.module.css';
import { leftOf } from './draft.ts';

type RefundLineProps = {
  item: OrderItemJson;
  verb?: 'refund' | 'credit';
  /** Units to refund; null if the line isn't chosen. */
  quantity: number | null;
  onChange: (quantity: number | null) => void;
};

/** A line of the order, to refund or credit in whole or in part. */
export function RefundLine({ item, verb = 'refund', quantity, onChange }: RefundLineProps) {
  const product = useAtomValue(productsByIdAtom).get(item.productId);
  const left = leftOf(item);
  return (
    <Row as="li" gap={12} tall={56} underlined>
      <CheckBox
        label={`${verb === 'refund' ? 'Refund' : 'Credit'} ${item.productName}`}
        checked={quantity !== null}
        disabled={left === 0}
        onChange={(taken) => onChange(taken ? left : null)}
      />
      <Thumb product={drawableOf(item, product)} size={36} />
      <Stack as="span" grow shrink>
        <Text as="strong" cut weight={600}>
          {item.productName}
        </Text>
        <Small>
          {left} × {formatDollars(item.productPrice)}
        </Small>
      </Stack>
      {quantity !== null && (
        <Row as="span" tone="quiet" size="xs" gap={6} pad="0 10" radius={8} className={styles.quantity}>
          <QuantityField
            label={`Units of ${item.productName} to ${verb}`}
            least={0}
            most={left}
            placeholder="0"
            quantity={quantity}
            onChange={onChange}
          />
          of {left}
        </Row>
      )}
      <Text
        to="right"
        figures
        tone={quantity ? 'ink' : 'quiet'}
        weight={quantity ? 600 : 400}
        className={styles.amount}
      >
        {formatCents(lineTotalOf({ quantity: quantity ?? 0, unitPrice: centsOf(item.productPrice) }))}
      </Text>
    </Row>
  );
}
