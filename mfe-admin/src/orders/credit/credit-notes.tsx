import { useState } from 'react';
import { type CreditJson, creditReversal, type OrderJson } from 'shared-domain/contracts';
import { formatDollars } from 'shared-domain/money';
import { areNotThere, CREDIT_LABELS, stands } from 'shared-domain/orders';
import { staffAddresses } from 'shared-domain/staff-client';
import { useChange, useMay, useRequestKey, useToast } from '../../data/calls/index.ts';
import { FormDialog, useStaffForm } from '../../kit/form/index.ts';
import { Heading, Row, Small, Text } from '../../kit/layout/index.ts';
import { shortMoment } from '../../kit/moments/index.ts';
import { Button, InputField, TextButton, Tick } from '../../kit/parts/index.ts';
import { orderPatch } from '../facts/index.ts';
import styles from './credit.module.css';

/** An order's credit notes, each with its PDF; one that stands can be reversed (CREDIT-6). */
export function CreditNotes({ order }: { order: OrderJson }) {
  const [reversing, setReversing] = useState<CreditJson | null>(null);
  const may = useMay();
  const { credits = [], returned } = order;
  if (credits.length === 0 && !returned) return null;
  return (
    <Text as="section" pad="16 0" ruled links aria-label="Credit notes">
      <Heading>Credit notes</Heading>
      {returned && may('creditOrder') && <Returned order={order} returned={returned} />}
      <ul>
        {credits.map((credit) => (
          <Row as="li" gap={12} pad="6 0" key={credit.id}>
            <Text grow>
              <a href={staffAddresses.creditNote(order.id, credit.id)} target="_blank" rel="noreferrer">
                {credit.number ?? 'Credit note'}
              </a>
              <Small as="small" block>
                {describe(credit, credits)}
              </Small>
            </Text>
            <span className="num">{formatDollars(-credit.amount)}</span>
            {stands(credit, credits) && may('reverseCredit') && (
              <TextButton aria-label={`Reverse ${credit.number}`} onClick={() => setReversing(credit)}>
                Reverse
              </TextButton>
            )}
          </Row>
        ))}
      </ul>
      {reversing && <ReverseDialog order={order} credit={reversing} onClose={() => setReversing(null)} />}
    </Text>
  );
}

/** What the driver noted as returned: credited or dismissed with one press (DRIVER-15). */
function Returned({ order, returned }: { order: OrderJson; returned: NonNullable<OrderJson['returned']> }) {
  const toast = useToast();
  const keyFor = useRequestKey();
  const { send, isSending } = useChange('creditOrder', { answered: orderPatch, topic: 'orders' });
  const dismissal = useChange('dismissReturns', { answered: orderPatch, topic: 'orders' });
  const lines = returned.lines.map(({ productId, quantity }) => ({ productId, quantity }));
  const words = returned.lines.map(({ productId, quantity, reason }) => {
    const name = order.items.find((item) => item.productId === productId)?.productName ?? productId;
    return `${quantity} × ${name}, ${CREDIT_LABELS[reason].toLowerCase()}`;
  });
  const [first, ...others] = new Set(returned.lines.map(({ reason }) => reason));
  const reason = first === undefined || others.length > 0 ? 'other' : first;
  const credit = async () => {
    const note = others.length > 0 ? words.join('; ').slice(0, 200) : '';
    const restock = areNotThere({ reason, restock: false });
    const body = { lines, reason, note, restock, mail: true, ofReturns: true };
    const result = await send({ params: { id: order.id }, body, idempotencyKey: keyFor(body) });
    if (!result.ok) toast.failed('The returns were not credited', result.problem.detail);
  };
  const dismiss = async () => {
    const result = await dismissal.send({ params: { id: order.id } });
    if (!result.ok) toast.failed('The returns were not dismissed', result.problem.detail);
  };
  return (
    <Row wrap gap={8} pad="8 12" radius={8} surface="warn" className={styles.returned}>
      <p>
        Returned at the door: {words.join('; ')}
        <Small as="small" block>
          {shortMoment(returned.at)}
        </Small>
      </p>
      <Button onClick={() => void dismiss()}>Dismiss</Button>
      <Button variant="primary" busy={isSending} busyText="Crediting..." onClick={() => void credit()}>
        Credit them
      </Button>
    </Row>
  );
}

function describe({ reason, note, at, reverses }: CreditJson, credits: readonly CreditJson[]): string {
  const reversed = credits.find(({ id }) => id === reverses)?.number;
  const what = reverses === undefined ? CREDIT_LABELS[reason] : `Reverses ${reversed ?? 'a credit note'}`;
  return [what, note, shortMoment(at)].filter(Boolean).join(' · ');
}

type ReverseDialogProps = { order: OrderJson; credit: CreditJson; onClose: () => void };

function ReverseDialog({ order, credit, onClose }: ReverseDialogProps) {
  const toast = useToast();
  const keyFor = useRequestKey();
  const { send } = useChange('reverseCredit', { answered: orderPatch, topic: 'orders' });
  const form = useStaffForm({
    schema: creditReversal,
    initial: { note: '', mail: true },
    save: async (body) => {
      const params = { id: order.id, credit: credit.id };
      const result = await send({ params, body, idempotencyKey: keyFor(body) });
      if (result.ok) toast.done(`${credit.number} reversed`, order.id);
      else toast.failed('The credit note was not reversed', result.problem.detail);
      return result.ok;
    },
  });
  return (
    <FormDialog
      form={form}
      title={`Reverse ${credit.number}`}
      context={order.id}
      action="Reverse"
      busyText="Reversing..."
      onClose={onClose}
    >
      <p>
        {`A second note charges ${formatDollars(credit.amount)} again.`}
        {credit.restock && ' Its units are taken from stock again.'}
      </p>
      <InputField label="Note (optional)" maxLength={200} {...form.field('note')} />
      <Tick {...form.ticked('mail')}>Email it to {order.customerEmail}</Tick>
    </FormDialog>
  );
}
