import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { Problem } from 'shared-domain/client';
import { type FormerOrdersForm, formerOrdersForm } from 'shared-domain/forms';
import { environmentAtom } from 'shared-domain/state';
import { Button } from 'shared-ui/button';
import { FieldError, TextField, useForm } from 'shared-ui/fields';
import { Panel } from 'shared-ui/page';
import { Link } from 'shared-ui/router';
import { paths } from '../address/index.ts';
import styles from './former-orders.module.css';

const LINK_MESSAGES: Partial<Record<Problem['code'], string>> = {
  link_invalid: 'That link is not valid. Ask for a new one here.',
  link_expired: 'That link has expired. Ask for a new one here.',
  link_used: 'That link has already been used. Ask for a new one here.',
};

const sentText = (to: string, shows: keyof typeof TEXTS) =>
  `If ${shows === 'orders' ? `you ordered with ${to}` : `${to} is on your account`}, a link is on its way. It works for 30 minutes.`;

const TEXTS = {
  orders: {
    title: 'Ordered on another device?',
    text: "Enter an email address you've ordered with, and we'll send it a link to its orders. An address on your account shows all of them.",
  },
  kegs: {
    title: 'See your kegs',
    text: "Licence numbers are public, so only your account's contacts can see your kegs. Enter an email address on your account, and we'll send it a link. Open it in this browser, then come back.",
  },
} as const;

/**
 * Requests an emailed link to orders from other devices. The answer is the same for every address, so that it doesn't
 * reveal which ones a business uses (ORDER-16).
 */
export function AskForLink({
  linkProblem,
  shows = 'orders',
}: {
  linkProblem: Problem | null;
  shows?: keyof typeof TEXTS;
}) {
  const { client } = useAtomValue(environmentAtom);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const form = useForm<FormerOrdersForm>({
    schema: formerOrdersForm,
    initial: { email: '' },
    onSubmit: async ({ email }) => {
      const asked = await client.call('linkFormerOrders', { body: { email } });
      setProblem(asked.ok ? null : asked.problem);
      setSentTo(asked.ok ? email : null);
    },
  });
  return (
    <Panel title={TEXTS[shows].title}>
      <p className={styles.words}>{TEXTS[shows].text}</p>
      {linkProblem ? <FieldError>{LINK_MESSAGES[linkProblem.code] ?? linkProblem.detail}</FieldError> : null}
      <form onSubmit={form.submit} noValidate className={styles.ask} aria-label="Link to former orders">
        <TextField label="Email" type="email" autoComplete="email" {...form.field('email')} />
        <Button type="submit" busy={form.busy} busyText="Sending...">
          Send me a link
        </Button>
      </form>
      {problem ? <FieldError>{problem.detail}</FieldError> : null}
      <p role="status" className={styles.words}>
        {sentTo ? sentText(sentTo, shows) : ''}
      </p>
      <p className={styles.words}>
        Invited to the account? <Link to={paths.signIn}>Sign in by email</Link>
      </p>
    </Panel>
  );
}
