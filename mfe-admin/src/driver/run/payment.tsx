import { METHOD_LABELS, PAYMENT_METHODS } from 'shared-domain/orders';
import { Row } from '../../kit/layout/index.ts';
import { classes } from './classes.ts';
import styles from './fields.module.css';
import lines from './lines.module.css';
import type { Draft } from './stored-run.ts';

const NONE = { amount: '', method: 'cheque', reference: '' } as const;

type PaymentProps = { draft: Draft; isLocked: boolean; onChange: (part: Partial<Draft>) => void };

/** What an account pays at the door: amount, kind and reference (DRIVER-21). */
export function Payment({ draft, isLocked, onChange }: PaymentProps) {
  const payment = draft.payment ?? NONE;
  if (isLocked && payment.amount === '') return null;
  const change = (part: Partial<typeof payment>) => onChange({ payment: { ...payment, ...part } });
  return (
    <section aria-labelledby="payment">
      <div className={lines.sectionHead}>
        <h2 id="payment">Payment</h2>
        <span>if they pay now</span>
      </div>
      <Row column align="stretch" gap={12} pad="20 16">
        <label className={styles.field}>
          <span>Amount</span>
          <input
            value={payment.amount}
            inputMode="decimal"
            placeholder="$0.00"
            autoComplete="off"
            maxLength={12}
            readOnly={isLocked}
            onChange={({ target }) => change({ amount: target.value })}
          />
        </label>
        <Row wrap align="stretch" gap={8}>
          {PAYMENT_METHODS.map((method) => (
            <button
              key={method}
              type="button"
              disabled={isLocked}
              aria-pressed={payment.method === method}
              className={classes(styles.chip, payment.method === method && styles.chipOn)}
              onClick={() => change({ method })}
            >
              {METHOD_LABELS[method]}
            </button>
          ))}
        </Row>
        <label className={styles.field}>
          <span>
            Reference <small>optional</small>
          </span>
          <input
            value={payment.reference}
            maxLength={60}
            placeholder="Cheque number"
            autoComplete="off"
            readOnly={isLocked}
            onChange={({ target }) => change({ reference: target.value })}
          />
        </label>
      </Row>
    </section>
  );
}
