import { company } from 'shared-domain/company';
import { signInForm } from 'shared-domain/forms';
import { useForm } from 'shared-ui/fields';
import { Link } from 'shared-ui/router';
import { StaffIcon } from '../icons/index.ts';
import { Button, InputField } from '../parts/index.ts';
import { paths } from '../paths.ts';
import { useStaff, useToast } from '../staff/index.ts';
import styles from './sign-in.module.css';

/** Asks for an address of the company and has a link mailed to it; `onSent` hears the address. */
export function SignInForm({
  isRecovery,
  onSent,
}: {
  isRecovery: boolean;
  onSent: (address: string) => void;
}) {
  const staff = useStaff();
  const toast = useToast();
  const form = useForm({
    schema: signInForm,
    initial: { email: '' },
    onSubmit: async ({ email }) => {
      const result = await staff.requestSignInLink(email);
      if (result.ok) return onSent(email);
      const { errors, detail } = result.problem;
      if (errors && errors.length > 0) form.refuse(errors);
      else toast.failed('Authentication Error', detail);
    },
  });
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <h1 className={styles.title}>Staff sign-in</h1>
      {isRecovery && (
        <p className={styles.notice} role="status">
          There is no password to reset. Ask for a new sign-in link here.
        </p>
      )}
      <p className={styles.lead}>We email you a link that signs you in. It works once and for 10 minutes.</p>
      <InputField
        label="Email"
        type="email"
        autoComplete="email"
        placeholder={`you@${company.staffDomain}`}
        {...form.field('email')}
      />
      <div className={styles.big}>
        <Button variant="primary" type="submit" busy={form.busy} busyText="Sending...">
          Email me a sign-in link
        </Button>
      </div>
      <p className={styles.small}>
        <StaffIcon name="shield" size={17} />
        <span>
          Only {company.staffDomain} addresses can sign in. There is no password to remember or reset.{' '}
          <Link to={paths.dashboard}>Open the admin</Link> if you are signed in already.
        </span>
      </p>
    </form>
  );
}
