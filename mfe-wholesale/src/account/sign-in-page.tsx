import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Problem } from 'shared-domain/client';
import { accountSignInForm } from 'shared-domain/forms';
import { adoptSessionAtom, environmentAtom, sessionAtom } from 'shared-domain/state';
import { Button, ButtonLink } from 'shared-ui/button';
import { FieldError, TextField, useForm } from 'shared-ui/fields';
import { Page, PageHead, Panel } from 'shared-ui/page';
import { ErrorState, Loading } from 'shared-ui/states';
import { paths, useShopTitle } from '../address/index.ts';
import styles from './account.module.css';
import { accountCall } from './account-call.ts';

const SPENT: Partial<Record<Problem['code'], string>> = {
  link_invalid: 'That link is not valid. Ask for a new one here.',
  link_expired: 'That link has expired. Ask for a new one here.',
  link_used: 'That link has already been used. Ask for a new one here.',
  account_refused: 'Your sign-in has ended. Ask a manager of your account, or us, to invite you again.',
};

/** Signing in to an account by an emailed link, without a password (PEOPLE-3). */
export function SignInPage() {
  useShopTitle();
  const { person } = useAtomValue(sessionAtom);
  const { isEntering, problem, retry } = useEntering();
  return (
    <Page>
      <PageHead title="Sign in" lead="For the people of an account: its orders, kegs and bills." />
      {isEntering ? (
        <Loading>Signing you in...</Loading>
      ) : problem && !SPENT[problem.code] ? (
        <ErrorState title="You could not be signed in" onRetry={retry}>
          {problem.detail}
        </ErrorState>
      ) : person ? (
        <Panel title={`Signed in as ${person.name}`}>
          <p className={styles.words}>{person.email}</p>
          <ButtonLink to={paths.orders}>Your account</ButtonLink>
        </Panel>
      ) : (
        <AskForLink spent={problem && SPENT[problem.code]} />
      )}
    </Page>
  );
}

/** Exchanges the token in the address, which is removed from it first, for a session. */
function useEntering() {
  const { client } = useAtomValue(environmentAtom);
  const adopt = useSetAtom(adoptSessionAtom);
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState<string | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const carried = new URLSearchParams(hash.slice(1)).get('token');
  useEffect(() => {
    if (!carried) return;
    setProblem(null);
    setToken(carried);
    void navigate(pathname, { replace: true });
  }, [carried, pathname, navigate]);
  useEffect(() => {
    if (!token || problem) return;
    let isHere = true;
    void accountCall(client)('signInToAccount', { body: { token } }).then((entered) => {
      if (entered.ok) adopt(entered.data);
      if (entered.ok && isHere) void navigate(paths.orders, { replace: true });
      if (!entered.ok && isHere) setProblem(entered.problem);
    });
    return () => {
      isHere = false;
    };
  }, [token, problem, client, adopt, navigate]);
  return {
    isEntering: (carried ?? token) !== null && problem === null,
    problem,
    retry: () => setProblem(null),
  };
}

function AskForLink({ spent }: { spent: string | undefined | null }) {
  const { client } = useAtomValue(environmentAtom);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const form = useForm({
    schema: accountSignInForm,
    initial: { email: '' },
    onSubmit: async ({ email }) => {
      const asked = await accountCall(client)('requestAccountLink', { body: { email } });
      setProblem(asked.ok ? null : asked.problem);
      setSentTo(asked.ok ? email : null);
    },
  });
  return (
    <div className={styles.narrow}>
      <Panel title="Sign in by email">
        <p className={styles.words}>
          Enter the address that your account invited. We email you a link; there is no password.
        </p>
        {spent ? <FieldError>{spent}</FieldError> : null}
        <form onSubmit={form.submit} noValidate className={styles.form} aria-label="Sign in">
          <TextField label="Email" type="email" autoComplete="email" {...form.field('email')} />
          <Button type="submit" busy={form.busy} busyText="Sending...">
            Email me a link
          </Button>
        </form>
        {problem ? <FieldError>{problem.detail}</FieldError> : null}
        <p role="status" className={styles.words}>
          {sentTo
            ? `If ${sentTo} belongs to an account, a link is on its way. It works once, within 10 minutes.`
            : ''}
        </p>
        <p className={styles.quiet}>Ordering needs no sign-in: your licence number is enough.</p>
      </Panel>
    </div>
  );
}
