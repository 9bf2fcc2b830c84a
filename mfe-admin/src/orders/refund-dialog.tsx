import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { OrderDetailJson, OrderItemJson, OrderJson } from 'shared-domain/contracts';
import { type Cents, centsOf, formatCents, formatDollars } from 'shared-domain/money';
import { lineTotalOf } from 'shared-domain/quotes';
import { productsByIdAtom } from 'shared-domain/state';
import { Icon } from 'shared-ui/icons';
import { Button, CheckBox, InputField, Segmented, StaffDialog, Thumb } from '../parts/index.ts';
import { useStaff, useToast } from '../staff/index.ts';
import { cardWords } from './card-words.ts';
import { drawableOf, type SumRow } from './order-rows.ts';
import styles from './refund-dialog.module.css';
import { leftOf, useRefund } from './use-refund.ts';

function LineChoice({
  item,
  quantity,
  onChange,
}: {
  item: OrderItemJson;
  /** Units that go back; null where the line is not chosen. */
  quantity: number | null;
  onChange: (quantity: number | null) => void;
}) {
  const product = useAtomValue(productsByIdAtom).get(item.productId);
  const left = leftOf(item);
  return (
    <li className={styles.line}>
      <CheckBox
        aria-label={`Refund ${item.productName}`}
        checked={quantity !== null}
        disabled={left === 0}
        onChange={(event) => onChange(event.target.checked ? left : null)}
      />
      <Thumb product={drawableOf(item, product)} size={36} />
      <span className={styles.name}>
        <strong>{item.productName}</strong>
        <span>
          {left} × {formatDollars(item.productPrice)}
        </span>
      </span>
      {quantity !== null && (
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
      )}
      <span className={`num ${styles.amount}`} data-none={quantity ? undefined : true}>
        {formatCents(lineTotalOf({ quantity: quantity ?? 0, unitPrice: centsOf(item.productPrice) }))}
      </span>
    </li>
  );
}

function Sums({ rows, total, card }: { rows: readonly SumRow[]; total: Cents; card: string }) {
  return (
    <dl className={`num ${styles.sums}`}>
      {rows.map(({ label, amount }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatCents(amount)}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>Back to {card}</dt>
        <dd>{formatCents(total)}</dd>
      </div>
    </dl>
  );
}

/** Whether the units go back to the shelf: broken bottles do not. */
function RestockChoice({
  units,
  checked,
  onChange,
}: {
  units: number;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  if (units === 0) return null;
  return (
    <label className={styles.restock}>
      <CheckBox checked={checked} onChange={(event) => onChange(event.target.checked)} />
      Put {units === 1 ? '1 unit' : `${units} units`} back in stock
    </label>
  );
}

/** A refund, whole or by lines: a step of its own, because it can't be undone. */
export function RefundDialog({
  order,
  card,
  onClose,
  onRefunded,
}: {
  order: OrderJson;
  /** The card that paid, where it is known. */
  card: OrderDetailJson['card'];
  onClose: () => void;
  onRefunded: (order: OrderJson) => void;
}) {
  const staff = useStaff();
  const toast = useToast();
  const { mode, setMode, chosen, choose, lines, total, rows, returning } = useRefund(order);
  const [restock, setRestock] = useState(true);
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const give = async () => {
    setBusy(true);
    const part = mode === 'whole' ? {} : { lines };
    const result = await staff.refund(order.id, {
      ...part,
      ...(reason ? { reason } : {}),
      ...(restock ? {} : { restock }),
    });
    setBusy(false);
    if (!result.ok) return void toast.failed('Refund failed', result.problem.detail);
    toast.done(`${formatCents(total)} refunded`, order.id);
    onRefunded(result.data);
    onClose();
  };
  return (
    <StaffDialog
      open
      title="Refund"
      beside={<span className={styles.order}>{order.id}</span>}
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
            Refund {formatCents(total)}
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
                quantity={chosen[item.productId] ?? null}
                onChange={(quantity) => choose(item.productId, quantity)}
              />
            ))}
          </ul>
        )}
        <Sums rows={rows} total={total} card={card ? cardWords(card) : "the customer's card"} />
        <RestockChoice units={returning} checked={restock} onChange={setRestock} />
        <InputField
          label="Reason (optional)"
          value={reason}
          maxLength={500}
          onChange={(event) => setReason(event.target.value)}
        />
        <p className={styles.warning}>
          <Icon name="warning" size={18} />A refund can't be undone.
        </p>
      </div>
    </StaffDialog>
  );
}
