import type { OrderDetailJson, OrderJson } from 'shared-domain/contracts';
import { formatCents } from 'shared-domain/money';
import { Icon } from 'shared-ui/icons';
import { Quiet, Row, Stack, Text } from '../../kit/layout/index.ts';
import {
  DialogFoot,
  InputField,
  Notice,
  Segmented,
  StaffDialog,
  Sums,
  Tick,
  UnsavedNotice,
} from '../../kit/parts/index.ts';
import { cardLabel } from '../facts/index.ts';
import styles from './dialog.module.css';
import { amountIn, leftToRefund } from './draft.ts';
import { RefundLine } from './line.tsx';
import { requestOf, useGiveRefund } from './use-give-refund.ts';
import { useRefund } from './use-refund.ts';

type Form = ReturnType<typeof useRefund>;

/** Notices: the form is outdated, or was restored from an earlier session. */
const News = ({ form, busy }: { form: Form; busy: boolean }) => (
  <div className={styles.news}>
    {form.isOutdated && !busy && (
      <Notice tone="warn">
        Part of this order was refunded in the meantime. Please choose again what to refund.
      </Notice>
    )}
    {form.keptAt !== null && <UnsavedNotice at={form.keptAt} onDiscard={form.discard} />}
  </div>
);

function WhatToRefund({ order, form: { draft, set, choose } }: { order: OrderJson; form: Form }) {
  return (
    <>
      <Segmented
        label="What to refund"
        value={draft.mode}
        options={[
          { value: 'whole', label: 'Whole order' },
          { value: 'lines', label: 'Lines' },
          { value: 'amount', label: 'Amount' },
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
              onChange={(quantity) => choose(item.productId, quantity)}
            />
          ))}
        </ul>
      )}
      {draft.mode === 'amount' && (
        <InputField
          label="Amount"
          inputMode="decimal"
          value={draft.amount}
          hint={`Up to ${formatCents(leftToRefund(order))}. Stock and lines stay as they are.`}
          {...(draft.amount !== '' && amountIn(draft, order) === undefined
            ? { error: `Please enter an amount up to ${formatCents(leftToRefund(order))}` }
            : {})}
          onChange={({ target }) => set({ amount: target.value })}
        />
      )}
    </>
  );
}

type RefundDialogProps = {
  order: OrderJson;
  /** The card that paid, if known. */
  card: OrderDetailJson['card'];
  onClose: () => void;
};

/** A refund in whole, by line, or of an amount; a separate step because it can't be undone. */
export function RefundDialog({ order, card, onClose }: RefundDialogProps) {
  const form = useRefund(order);
  const { draft, set, lines, total } = form;
  const { give, isGiving } = useGiveRefund(order, onClose);
  return (
    <StaffDialog
      title="Refund"
      beside={<Quiet>{order.id}</Quiet>}
      width={560}
      onClose={onClose}
      foot={
        <DialogFoot
          disabled={!form.canGive}
          busy={isGiving}
          busyText="Refunding..."
          onAct={() => void give(requestOf(draft, lines, total), total)}
          onCancel={onClose}
        >
          {`Refund ${formatCents(total)}`}
        </DialogFoot>
      }
    >
      <News form={form} busy={isGiving} />
      <Stack gap={14} className={styles.body}>
        <WhatToRefund order={order} form={form} />
        <Sums
          rows={form.rows}
          total={total}
          totalLabel={`Back to ${card ? cardLabel(card) : "the customer's card"}`}
        />
        {form.returning > 0 && (
          <Tick checked={draft.restock} onChange={(restock) => set({ restock })}>
            Put {form.returning === 1 ? '1 unit' : `${form.returning} units`} back in stock
          </Tick>
        )}
        <InputField
          label={draft.mode === 'amount' ? 'Reason *' : 'Reason (optional)'}
          value={draft.reason}
          maxLength={500}
          onChange={(event) => set({ reason: event.target.value })}
        />
        <Row as="p" gap={9} align="start" pad="10 12" radius={10} tone="warn" framed surface="warn">
          <Text fixed>
            <Icon name="warning" size={18} />
          </Text>
          A refund can't be undone.
        </Row>
      </Stack>
    </StaffDialog>
  );
}
