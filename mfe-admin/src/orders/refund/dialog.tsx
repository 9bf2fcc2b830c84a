import { useState } from 'react';
import type { OrderDetailJson, OrderJson } from 'shared-domain/contracts';
import { type Cents, formatCents } from 'shared-domain/money';
import { Icon } from 'shared-ui/icons';
import {
  Button,
  CheckBox,
  InputField,
  Notice,
  Segmented,
  StaffDialog,
  UnsavedNotice,
} from '../../parts/index.ts';
import { useStaff, useToast } from '../../staff/index.ts';
import { cardWords } from '../card-words.ts';
import type { SumRow } from '../order-rows.ts';
import styles from './dialog.module.css';
import { RefundLine } from './line.tsx';
import { useRefundKey } from './use-key.ts';
import { useRefund } from './use-refund.ts';

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
  const form = useRefund(order);
  const { draft, set, lines, total } = form;
  const { keyFor, failed } = useRefundKey(order);
  const [busy, setBusy] = useState(false);
  const give = async () => {
    setBusy(true);
    const { mode, reason, restock } = draft;
    const request = {
      ...(mode === 'whole' ? {} : { lines }),
      ...(reason ? { reason } : {}),
      ...(restock ? {} : { restock }),
    };
    const idempotencyKey = keyFor(request);
    const result = await staff.refund(order.id, request, { idempotencyKey });
    if (!result.ok) {
      failed(request, idempotencyKey, result.problem);
      toast.failed('Refund failed', result.problem.detail);
      // Its answer may be what was lost: the order says whether the money has gone back.
      const now = await staff.order(order.id);
      if (now.ok) onRefunded(now.data);
      return setBusy(false);
    }
    setBusy(false);
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
      <div className={styles.news}>
        {form.isOutdated && !busy && (
          <Notice tone="warn">
            Something of this order was refunded in the meantime. Choose anew what to refund.
          </Notice>
        )}
        {form.keptAt !== null && <UnsavedNotice at={form.keptAt} onDiscard={form.discard} />}
      </div>
      <div className={styles.body}>
        <Segmented
          label="What to refund"
          value={draft.mode}
          options={[
            { value: 'whole', label: 'Whole order' },
            { value: 'lines', label: 'Lines' },
          ]}
          onChange={(mode) => set({ mode })}
        />
        {draft.mode === 'lines' && (
          <ul>
            {order.items.map((item) => (
              <RefundLine
                key={item.productId}
                item={item}
                quantity={draft.chosen[item.productId] ?? null}
                onChange={(quantity) => form.choose(item.productId, quantity)}
              />
            ))}
          </ul>
        )}
        <Sums rows={form.rows} total={total} card={card ? cardWords(card) : "the customer's card"} />
        <RestockChoice
          units={form.returning}
          checked={draft.restock}
          onChange={(restock) => set({ restock })}
        />
        <InputField
          label="Reason (optional)"
          value={draft.reason}
          maxLength={500}
          onChange={(event) => set({ reason: event.target.value })}
        />
        <p className={styles.warning}>
          <Icon name="warning" size={18} />A refund can't be undone.
        </p>
      </div>
    </StaffDialog>
  );
}
