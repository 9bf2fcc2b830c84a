import type { OrderJson } from 'shared-domain/contracts';
import { formatCents } from 'shared-domain/money';
import { CREDIT_LABELS, CREDIT_REASONS, type CreditReason } from 'shared-domain/orders';
import { Row, Stack } from '../../kit/layout/index.ts';
import { Button, CheckBox, Choice, InputField, StaffDialog, Sums } from '../../kit/parts/index.ts';
import { RefundLine } from '../refund/index.ts';
import styles from './credit.module.css';
import { useCredit } from './use-credit.ts';

const REASONS = [
  { value: '', label: 'Choose a reason' },
  ...CREDIT_REASONS.map((value) => ({ value, label: CREDIT_LABELS[value] })),
];

/** Credits lines of a delivered order on account (CREDIT-1). */
export function CreditDialog({ order, onClose }: { order: OrderJson; onClose: () => void }) {
  const form = useCredit(order, onClose);
  const { chosen, reason, texts, set } = form;
  return (
    <StaffDialog
      open
      title="Credit"
      context={order.id}
      width={560}
      phone="full"
      onClose={onClose}
      foot={
        <Row as="span" gap={8} end align="stretch">
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={!form.canGive}
            busy={form.isSending}
            busyText="Crediting..."
            onClick={() => void form.give()}
          >
            Credit {formatCents(form.total)}
          </Button>
        </Row>
      }
    >
      <Stack gap={14}>
        <ul>
          {order.items.map((item) => (
            <RefundLine
              key={item.productId}
              item={item}
              verb="credit"
              quantity={chosen[item.productId] ?? null}
              onChange={(quantity) => form.choose(item.productId, quantity)}
            />
          ))}
        </ul>
        <Choice
          label="Reason"
          value={reason}
          options={REASONS}
          onChange={(next) => next !== '' && form.because(next as CreditReason)}
        />
        <InputField
          label="Note (optional)"
          value={texts.note}
          maxLength={200}
          onChange={({ target }) => set({ note: target.value })}
        />
        <Row as="label" gap={8} className={styles.tick}>
          <CheckBox checked={texts.restock} onChange={(restock) => set({ restock })} />
          Put the units back in stock
        </Row>
        <Row as="label" gap={8} className={styles.tick}>
          <CheckBox checked={texts.mail} onChange={(mail) => set({ mail })} />
          Email the credit note to {order.customerEmail}
        </Row>
        <Sums rows={form.rows} total={form.total} totalLabel="Total credit" />
      </Stack>
    </StaffDialog>
  );
}
