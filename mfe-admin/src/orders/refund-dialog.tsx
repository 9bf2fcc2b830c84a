import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { OrderItemJson, OrderJson } from 'shared-domain/contracts';
import { formatCents, formatDollars } from 'shared-domain/money';
import { type RefundLine, refundOf } from 'shared-domain/orders';
import { productsByIdAtom } from 'shared-domain/state';
import { Icon } from 'shared-ui/icons';
import { Button, InputField, Segmented, StaffDialog, Thumb } from '../parts/index.ts';
import { useStaff, useToast } from '../staff/index.ts';
import { asDocument, drawableOf } from './order-rows.ts';
import styles from './refund-dialog.module.css';

const leftOf = ({ quantity, refunded = 0 }: OrderItemJson) => quantity - refunded;

/** What was refunded before, as the rule book wants it. */
const earlierOf = (order: OrderJson): RefundLine[] =>
  order.items.map(({ productId, refunded = 0 }) => ({ productId, quantity: refunded }));

function LineChoice({
  item,
  quantity,
  onChange,
}: {
  item: OrderItemJson;
  quantity: number;
  onChange: (quantity: number) => void;
}) {
  const product = useAtomValue(productsByIdAtom).get(item.productId);
  const left = leftOf(item);
  return (
    <li className={styles.line}>
      <input
        type="checkbox"
        aria-label={`Refund ${item.productName}`}
        checked={quantity > 0}
        disabled={left === 0}
        onChange={(event) => onChange(event.target.checked ? left : 0)}
      />
      <Thumb product={drawableOf(item, product)} size={36} />
      <span className={styles.name}>
        <strong>{item.productName}</strong>
        <span>
          {left} × {formatDollars(item.productPrice)}
        </span>
      </span>
      <label className={styles.quantity}>
        <input
          type="number"
          min={0}
          max={left}
          value={quantity}
          aria-label={`Units of ${item.productName} to refund`}
          onChange={(event) =>
            onChange(Math.min(left, Math.max(0, Math.trunc(Number(event.target.value) || 0))))
          }
        />
        of {left}
      </label>
    </li>
  );
}

/** What the refund gives back, by the project's own rules: the button carries the same sum as the API will. */
function useRefund(order: OrderJson) {
  const [mode, setMode] = useState<'whole' | 'lines'>('whole');
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({});
  const lines = order.items
    .map((item) => ({
      productId: item.productId,
      quantity: mode === 'whole' ? leftOf(item) : (chosen[item.productId] ?? 0),
    }))
    .filter(({ quantity }) => quantity > 0);
  const refund = refundOf(asDocument(order), lines, earlierOf(order));
  const choose = (id: string, quantity: number) => setChosen({ ...chosen, [id]: quantity });
  return { mode, setMode, chosen, choose, lines, refund };
}

function Sums({ refund }: { refund: ReturnType<typeof refundOf> }) {
  const rows = [
    ['Lines', refund.subtotal],
    ['Taxes', refund.tax],
    ['Container deposit', refund.deposit],
    ['Shipping', refund.shipping],
  ] as const;
  return (
    <dl className={`num ${styles.sums}`}>
      {rows
        .filter(([, amount]) => amount !== 0)
        .map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatCents(amount)}</dd>
          </div>
        ))}
      <div className={styles.total}>
        <dt>Back to the customer's card</dt>
        <dd>{formatCents(refund.total)}</dd>
      </div>
    </dl>
  );
}

/** A refund, whole or by lines: a step of its own, because it can't be undone. */
export function RefundDialog({
  order,
  onClose,
  onRefunded,
}: {
  order: OrderJson;
  onClose: () => void;
  onRefunded: (order: OrderJson) => void;
}) {
  const staff = useStaff();
  const toast = useToast();
  const { mode, setMode, chosen, choose, lines, refund } = useRefund(order);
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const give = async () => {
    setBusy(true);
    const part = mode === 'whole' ? {} : { lines };
    const result = await staff.refund(order.id, { ...part, ...(reason ? { reason } : {}) });
    setBusy(false);
    if (!result.ok) return void toast.failed('Refund failed', result.problem.detail);
    toast.done(`${formatCents(refund.total)} refunded`, order.id);
    onRefunded(result.data);
    onClose();
  };
  return (
    <StaffDialog
      open
      title="Refund"
      context={order.id}
      width={560}
      onClose={onClose}
      foot={
        <span className={styles.buttons}>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={lines.length === 0}
            busy={busy}
            busyText="Refunding..."
            onClick={() => void give()}
          >
            Refund {formatCents(refund.total)}
          </Button>
        </span>
      }
    >
      <div className={styles.body}>
        <Segmented
          label="What to refund"
          value={mode}
          options={[
            { value: 'whole', label: 'Whole order' },
            { value: 'lines', label: 'Lines' },
          ]}
          onChange={setMode}
        />
        {mode === 'lines' && (
          <ul>
            {order.items.map((item) => (
              <LineChoice
                key={item.productId}
                item={item}
                quantity={chosen[item.productId] ?? 0}
                onChange={(quantity) => choose(item.productId, quantity)}
              />
            ))}
          </ul>
        )}
        <Sums refund={refund} />
        <InputField
          label="Reason (optional)"
          value={reason}
          maxLength={500}
          onChange={(event) => setReason(event.target.value)}
        />
        <p className={styles.warning}>
          <Icon name="warning" size={18} />A refund can't be undone. The refunded units go back into stock,
          once.
        </p>
      </div>
    </StaffDialog>
  );
}
