import { useEffect, useRef } from 'react';
import { METHOD_LABELS, PAYMENT_METHODS } from 'shared-domain/orders';
import { Icon } from 'shared-ui/icons';
import { Row } from '../../kit/layout/index.ts';
import { Field, NoteField, Pill, Section } from './controls.tsx';
import type { StopForm } from './stop-form.ts';

const NONE = { amount: '', method: 'cheque', reference: '' } as const;

/** What an account pays at the door: amount, kind and reference (DRIVER-21). */
export function Payment({ draft, isLocked, change }: StopForm) {
  const payment = draft.payment ?? NONE;
  if (isLocked && payment.amount === '') return null;
  const pay = (part: Partial<typeof payment>) => change({ payment: { ...payment, ...part } });
  return (
    <Section title="Payment" aside="if they pay now">
      <Row column align="stretch" gap={12} pad="12 16">
        <Field
          label="Amount"
          value={payment.amount}
          inputMode="decimal"
          placeholder="$0.00"
          maxLength={12}
          readOnly={isLocked}
          onChange={({ target }) => pay({ amount: target.value })}
        />
        <Row wrap align="stretch" gap={8}>
          {PAYMENT_METHODS.map((method) => (
            <Pill
              key={method}
              disabled={isLocked}
              aria-pressed={payment.method === method}
              onClick={() => pay({ method })}
            >
              {METHOD_LABELS[method]}
            </Pill>
          ))}
        </Row>
        <Field
          label="Reference"
          optional
          value={payment.reference}
          maxLength={60}
          placeholder="Cheque number"
          readOnly={isLocked}
          onChange={({ target }) => pay({ reference: target.value })}
        />
      </Row>
    </Section>
  );
}

/** The receiver, a typed name or one of the account's last two, and a note. */
export function Receiver({ view, draft, isLocked, change, isAsked }: StopForm & { isAsked: boolean }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isAsked) field.current?.scrollIntoView?.({ block: 'center' });
  }, [isAsked]);
  const { receivers } = view.stop;
  return (
    <Row as="section" column gap={12} pad="20 16" align="stretch" aria-label="Receipt">
      <Field
        label="Received by"
        ref={field}
        value={draft.by}
        maxLength={80}
        placeholder="Name"
        readOnly={isLocked}
        onChange={({ target }) => change({ by: target.value })}
      />
      {!isLocked && receivers.length > 0 && (
        <Row wrap gap={8} align="stretch">
          {receivers.map((name) => (
            <Pill key={name} aria-pressed={draft.by === name} onClick={() => change({ by: name })}>
              <Icon name="user" size={20} /> {name}
            </Pill>
          ))}
        </Row>
      )}
      <NoteField
        value={draft.note}
        readOnly={isLocked}
        onChange={({ target }) => change({ note: target.value })}
      />
    </Row>
  );
}
