import { useAtomValue } from 'jotai';
import { company } from 'shared-domain/company';
import type { BillsJson } from 'shared-domain/contracts';
import { dayOf, longDate } from 'shared-domain/dates';
import { formatCents, formatDollars } from 'shared-domain/money';
import { environmentAtom } from 'shared-domain/state';
import { Button } from 'shared-ui/button';
import { FieldError, TextField } from 'shared-ui/fields';
import styles from './bills.module.css';
import { usePayment } from './use-payment.ts';

type OpenBillsProps = { known: BillsJson; token: string; keepToken: () => void; read: () => Promise<void> };

/** The open invoices with ticks, what they come to, and the way to the payment page. */
export function OpenBills(props: OpenBillsProps) {
  const { invoices } = props.known;
  const { ticked, tick, due, typed, setTyped, error, problem, pay, isBusy } = usePayment(props);
  const today = dayOf(useAtomValue(environmentAtom).now());
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void pay();
      }}
    >
      <fieldset className={styles.invoices}>
        <legend>Invoices to pay</legend>
        {invoices.map(({ document, name, due, amount, left }) => (
          <label key={document} className={styles.invoice}>
            <input
              type="checkbox"
              checked={ticked.has(document)}
              onChange={({ target }) => tick(document, target.checked)}
            />
            <span>
              <b>{name}</b>
              <small className={due < today ? styles.late : styles.quiet}>
                {due < today ? `Was due ${longDate(due)}` : `Due ${longDate(due)}`}
                {left < amount && ` · ${formatDollars(amount)}, part of it is paid`}
              </small>
            </span>
            <b className={styles.amount}>{formatDollars(left)}</b>
          </label>
        ))}
      </fieldset>
      <div className={styles.sum}>
        <TextField
          label="Amount"
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          error={error}
          hint={`${formatCents(due)} for ${ticked.size === 1 ? '1 invoice' : `${ticked.size} invoices`}. You can pay a part.`}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button
          type="submit"
          variant="action"
          busy={isBusy}
          busyText="Opening the payment page..."
          disabled={due === 0}
        >
          Pay by card
        </Button>
      </div>
      {problem && <FieldError>{problem}</FieldError>}
      <p className={styles.quiet}>
        {`Does an invoice not match your books? Write to ${company.ordersEmail} or call ${company.phone} before you pay it.`}
      </p>
    </form>
  );
}
