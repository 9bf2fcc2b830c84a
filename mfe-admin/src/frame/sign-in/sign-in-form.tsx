import { useAtomValue, useSetAtom } from 'jotai';
import { company } from 'shared-domain/company';
import { signInForm } from 'shared-domain/forms';
import { sessionAtom } from 'shared-domain/state';
import { useForm } from 'shared-ui/fields';
import { Link } from 'shared-ui/router';
import { useStaff, useToast } from '../../data/calls/index.ts';
import { StaffIcon } from '../../kit/icons/index.ts';
import { Quiet, Row, Stack, Text } from '../../kit/layout/index.ts';
import { Button, ButtonLink, InputField } from '../../kit/parts/index.ts';
import { paths } from '../address/index.ts';
import { askForDevSessionAtom } from '../session/index.ts';
import styles from './sign-in.module.css';

/** Who can sign in. An error at the field already says the first half. */
function WhoCan({ isRefused }: { isRefused: boolean }) {
  const { devSignIn } = useAtomValue(sessionAtom);
  const askForDevSession = useSetAtom(askForDevSessionAtom);
  return (
    <Row as="p" gap={8} align="start" ruled tight links pad="14 0 0" tone="quiet" size="xs">
      <Text fixed>
        <StaffIcon name="shield" size={17} />
      </Text>
      <span>
        {!isRefused && `Only ${company.staffDomain} email addresses are allowed. `}
        There is no password to remember or reset.
        {devSignIn && (
          <>
            {' '}
            Dev mode needs no link:{' '}
            <Link to={paths.dashboard} onClick={askForDevSession}>
              Open the admin
            </Link>
          </>
        )}
      </span>
    </Row>
  );
}

type SignInFormProps = { isRecovery: boolean; address: string; onSent: (address: string) => void };

/** Asks for a company address and requests a link for it; `onSent` gets the address. */
export function SignInForm({ isRecovery, address, onSent }: SignInFormProps) {
  const staff = useStaff();
  const { singleSignOn } = useAtomValue(sessionAtom);
  const toast = useToast();
  const form = useForm({
    schema: signInForm,
    initial: { email: address },
    onSubmit: async ({ email }) => {
      const result = await staff.call('requestSignInLink', { body: { email } });
      if (result.ok) return onSent(email);
      const { errors, detail } = result.problem;
      if (errors && errors.length > 0) form.refuse(errors);
      else toast.failed('Authentication Error', detail);
    },
  });
  const email = form.field('email');
  return (
    <Stack as="form" gap={14} className={styles.form} onSubmit={form.submit} noValidate>
      <h1 className={styles.title}>Staff sign-in</h1>
      {isRecovery && (
        <Text as="p" pad="10 12" radius={10} tone="warn" weight={500} framed surface="warn" role="status">
          There is no password to reset. Ask for a new sign-in link here.
        </Text>
      )}
      <Quiet as="p" size="m" breaks className={styles.lead}>
        We email you a link that signs you in. It works once and for 10 minutes.
      </Quiet>
      <InputField
        label="Email"
        sign="mail"
        type="email"
        autoComplete="email"
        placeholder={`name@${company.staffDomain}`}
        // The page's only field.
        autoFocus
        data-page-focus
        {...email}
      />
      <Stack gap={10} className={styles.big}>
        <Button variant="primary" type="submit" busy={form.busy} busyText="Sending...">
          Email me a sign-in link
        </Button>
        {singleSignOn && (
          <ButtonLink to="/api/auth/oidc" reloadDocument>
            Sign in with {singleSignOn}
          </ButtonLink>
        )}
      </Stack>
      <WhoCan isRefused={email.error !== undefined} />
    </Stack>
  );
}
