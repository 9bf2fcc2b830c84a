import { type FormEvent, useState } from 'react';
import { typedPrice } from 'shared-domain/money';
import { PAYMENT_TERMS, type PaymentTerms, termsText } from 'shared-domain/orders';
import { useChange, useToast } from '../../data/calls/index.ts';
import { FormDialog } from '../../kit/form/index.ts';
import { Quiet, Row } from '../../kit/layout/index.ts';
import { Button, countText, InputField, SelectField } from '../../kit/parts/index.ts';
import styles from './licences.module.css';
import type { Edits } from './use-licence-change.ts';

type Licensee = { licenseNumber: string; companyName: string };
type Limit = 'keep' | 'set' | 'none';
type Hold = 'keep' | 'hold' | 'release';

const TERMS = [
  { value: 'keep', label: 'Leave as they are' },
  ...PAYMENT_TERMS.map((value) => ({ value, label: termsText(value) })),
];
const LIMITS = [
  { value: 'keep', label: 'Leave as it is' },
  { value: 'set', label: 'Set to' },
  { value: 'none', label: 'No limit' },
];
const HOLDS = [
  { value: 'keep', label: 'Leave as it is' },
  { value: 'hold', label: 'Put on hold' },
  { value: 'release', label: 'End the hold' },
];

export function TermsBar({ accounts, onClear }: { accounts: readonly Licensee[]; onClear: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Row
      as="section"
      wrap
      gap="8 12"
      pad="10 14"
      framed
      radius={12}
      surface="paper"
      className={styles.bulk}
      aria-label="Ticked accounts"
    >
      <span>{countText(accounts.length)} ticked</span>
      <Button variant="primary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Terms, limit and hold
      </Button>
      <Button onClick={onClear}>Clear</Button>
      {isOpen && <BulkTermsDialog accounts={accounts} onClose={() => setOpen(false)} onDone={onClear} />}
    </Row>
  );
}

type BulkProps = { accounts: readonly Licensee[]; onClose: () => void; onDone: () => void };

/** Changes each account by itself, so that each has its entry in the audit; those that fail are named and can be tried again. */
function useBulkTerms({ accounts, onClose, onDone }: BulkProps) {
  const toast = useToast();
  const { send } = useChange('saveLicence', { topic: 'licences' });
  const [done, setDone] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const change = async (edits: Edits) => {
    const failed: string[] = [];
    for (const [place, { licenseNumber: number, companyName }] of accounts.entries()) {
      setDone(place);
      const result = await send({ params: { number }, body: { companyName, ...edits } });
      if (!result.ok) failed.push(`${companyName}: ${result.problem.detail}`);
    }
    setDone(null);
    if (failed.length > 0) return setRefusal(`Not changed: ${failed.join(' ')}`);
    toast.done(
      accounts.length === 1 ? '1 account changed' : `${countText(accounts.length)} accounts changed`,
    );
    onDone();
    onClose();
  };
  return { change, done, refusal };
}

type Chosen = { terms: string; limit: Limit; creditLimit: number; hold: Hold; why: string };

const editsOf = ({ terms, limit, creditLimit, hold, why }: Chosen): Edits => ({
  ...(terms === 'keep' ? {} : { paymentTerms: terms as PaymentTerms }),
  ...(limit === 'keep' ? {} : { creditLimit: limit === 'set' ? creditLimit : null }),
  ...(hold === 'keep' ? {} : { creditHold: hold === 'hold' ? why : null }),
});

/** 'The Gull & Anchor, Saltbox Kitchen, Low Tide Taproom and 4 more'. */
function someOf(accounts: readonly Licensee[]): string {
  const names = accounts.slice(0, 3).map(({ companyName }) => companyName);
  const more = accounts.length - names.length;
  return more > 0 ? `${names.join(', ')} and ${countText(more)} more` : names.join(', ');
}

/** Terms, credit limit and hold of several accounts; what is left as it is isn't changed (RECEIVABLE-20). */
function BulkTermsDialog(props: BulkProps) {
  const { accounts, onClose } = props;
  const { change, done, refusal } = useBulkTerms(props);
  const [terms, setTerms] = useState('keep');
  const [limit, setLimit] = useState<Limit>('keep');
  const [amount, setAmount] = useState('');
  const [hold, setHold] = useState<Hold>('keep');
  const [why, setWhy] = useState('');
  const [errors, setErrors] = useState<{ amount?: string; why?: string; all?: string }>({});
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const creditLimit = typedPrice(amount);
    const isAmount = creditLimit >= 0 && creditLimit <= 1_000_000;
    if (limit === 'set' && !isAmount)
      return setErrors({ amount: 'Please enter an amount from $0 to $1,000,000' });
    if (hold === 'hold' && why.trim().length < 3) return setErrors({ why: 'Please say why' });
    const edits = editsOf({ terms, limit, creditLimit, hold, why: why.trim() });
    if (Object.keys(edits).length === 0) return setErrors({ all: 'Please choose what to change' });
    setErrors({});
    await change(edits);
  };
  return (
    <FormDialog
      form={{ submit: (event) => void save(event), busy: done !== null, refusal: refusal ?? errors.all }}
      title="Terms, limit and hold"
      context={`${countText(accounts.length)} accounts`}
      busyText={`Changing ${countText((done ?? 0) + 1)} of ${countText(accounts.length)}...`}
      onClose={onClose}
    >
      <Quiet as="p">{someOf(accounts)}</Quiet>
      <SelectField
        label="Terms"
        value={terms}
        options={TERMS}
        onChange={({ target }) => setTerms(target.value)}
      />
      <SelectField
        label="Credit limit"
        value={limit}
        options={LIMITS}
        onChange={({ target }) => setLimit(target.value as Limit)}
      />
      {limit === 'set' && (
        <InputField
          label="Amount *"
          value={amount}
          inputMode="decimal"
          error={errors.amount}
          onChange={({ target }) => setAmount(target.value)}
        />
      )}
      <SelectField
        label="Hold"
        value={hold}
        options={HOLDS}
        onChange={({ target }) => setHold(target.value as Hold)}
      />
      {hold === 'hold' && (
        <InputField
          label="On hold because *"
          value={why}
          maxLength={300}
          error={errors.why}
          hint="New orders wait until staff release them. Only staff see this."
          onChange={({ target }) => setWhy(target.value)}
        />
      )}
    </FormDialog>
  );
}
