import { useSetAtom } from 'jotai';
import { type FormEvent, useEffect, useRef } from 'react';
import { openDialogAtom } from 'shared-domain/state';
import { Button } from '../../button/index.ts';
// Not from the folder's index, which would add 13 kB of form library to the shop's first page.
import { TextField } from '../../fields/controls.tsx';
import styles from './licence.module.css';
import { useVerification } from './use-verification.ts';

/** The second step. The field gets the focus at first and after an unknown number. */
export function VerifyStep({
  onBack,
  onVerified,
  onSignIn,
}: {
  onBack: () => void;
  onVerified: () => void;
  onSignIn: () => void;
}) {
  const { typed, type, error, checking, isEmpty, verify } = useVerification(onVerified);
  const openDialog = useSetAtom(openDialogAtom);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!checking) field.current?.focus();
  }, [checking]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void verify();
  };
  return (
    <form className={styles.verify} onSubmit={submit} noValidate>
      <TextField
        ref={field}
        label="Licence number"
        hint="For example 123456 or 123-456"
        value={typed}
        error={error}
        maxLength={50}
        autoComplete="off"
        onChange={(event) => type(event.target.value)}
      />
      <div className={styles.ways}>
        <Button variant="outline" onClick={onBack}>
          Back
        </Button>
        <Button
          type="submit"
          variant="action"
          className={styles.go}
          disabled={isEmpty}
          busy={checking}
          busyText="Verifying..."
        >
          Verify
        </Button>
      </div>
      <p className={styles.help}>
        No licence at hand?{' '}
        <button type="button" onClick={() => openDialog('contact')}>
          Contact Us
        </button>
      </p>
      <p className={styles.help}>
        Invited to an account?{' '}
        <button type="button" onClick={onSignIn}>
          Sign in by email
        </button>
      </p>
    </form>
  );
}
