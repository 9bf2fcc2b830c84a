import { METHOD_LABELS, PAYMENT_METHODS } from 'shared-domain/orders';
import { Row } from '../../kit/layout/index.ts';
import controls from './controls.module.css';
import { Field } from './field.tsx';
import { Section } from './section.tsx';
import type { Draft } from './stored-run.ts';

const NONE = { amount: '', method: 'cheque', reference: '' } as const;

type PaymentProps = { draft: Draft; isLocked: boolean; onChange: (part: Partial<Draft>) => void };

/** What an account pays at the door: amount, kind and reference (DRIVER-21). */
export function Payment({ draft, isLocked, onChange }: PaymentProps) {
  const payment = draft.payment ?? NONE;
  if (isLocked && payment.amount === '') return null;
  const change = (part: Partial<typeof payment>) => onChange({ payment: { ...payment, ...part } });
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
          onChange={({ target }) => change({ amount: target.value })}
        />
        <Row wrap align="stretch" gap={8}>
          {PAYMENT_METHODS.map((method) => (
            <Row
              as="button"
              key={method}
              type="button"
              tall={56}
              pad="0 16"
              radius={28}
              disabled={isLocked}
              aria-pressed={payment.method === method}
              className={controls.choice}
              onClick={() => change({ method })}
            >
              {METHOD_LABELS[method]}
            </Row>
          ))}
        </Row>
        <Field
          label="Reference"
          optional
          value={payment.reference}
          maxLength={60}
          placeholder="Cheque number"
          readOnly={isLocked}
          onChange={({ target }) => change({ reference: target.value })}
        />
      </Row>
    </Section>
  );
}
