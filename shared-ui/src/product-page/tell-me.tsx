import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { createTypedCall, type Problem } from 'shared-domain/client';
import type { AlertChannel, StockAlertAsked } from 'shared-domain/contracts';
import { type StockAlertForm, stockAlertCalls, stockAlertForm } from 'shared-domain/forms';
import { environmentAtom } from 'shared-domain/state';
import { Button } from '../button/index.ts';
import { FieldError, TextField, useForm } from '../fields/index.ts';
import styles from './product-page.module.css';

/** The texts of the answers (ALERT-2, ALERT-3). */
const ANSWERS: Readonly<Record<StockAlertAsked['state'], (email: string) => string>> = {
  confirm: (email) =>
    `One more step: open our email to ${email} and confirm within 7 days. An earlier one that you haven't answered works too.`,
  waiting: (email) => `Done. We'll email ${email} once, as soon as it's back.`,
  available: () => 'It is back in stock. Reload the page to add it to your cart.',
};

/** 'Tell me' on a sold-out product: asks for an address (ALERT-1). */
export default function TellMe({ productId, channel }: { productId: string; channel: AlertChannel }) {
  const { client } = useAtomValue(environmentAtom);
  const [isOpen, setOpen] = useState(false);
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const answer = useRef<HTMLParagraphElement>(null);
  // Takes the focus from the form that it replaces.
  useEffect(() => {
    if (said !== '') answer.current?.focus();
  }, [said]);
  const form = useForm<StockAlertForm>({
    schema: stockAlertForm,
    initial: { email: '' },
    onSubmit: async ({ email }) => {
      const call = createTypedCall(client.raw, stockAlertCalls);
      const asked = await call('askForStockAlert', { body: { email, productId, channel } });
      setProblem(asked.ok ? null : asked.problem);
      if (asked.ok) setSaid(ANSWERS[asked.data.state](email));
    },
  });
  return (
    <div className={styles.tellMe}>
      {said !== '' ? null : isOpen ? (
        <form onSubmit={form.submit} noValidate aria-label="Tell me when it is back">
          <TextField
            label="Email"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoFocus
            hint="One email when it's back, and no others."
            {...form.field('email')}
          />
          <Button type="submit" busy={form.busy} busyText="Sending...">
            Tell me
          </Button>
        </form>
      ) : (
        <Button variant="outline" aria-expanded="false" onClick={() => setOpen(true)}>
          Tell me when it is back
        </Button>
      )}
      {problem ? <FieldError>{problem.detail}</FieldError> : null}
      <p ref={answer} role="status" tabIndex={-1}>
        {said}
      </p>
    </div>
  );
}
