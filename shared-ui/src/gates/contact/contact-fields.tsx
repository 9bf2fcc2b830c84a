import { atom, useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { contactFields, contactForm, emptyForm } from 'shared-domain/forms';
import { triedLicenceAtom } from 'shared-domain/state';
import { Button } from '../../button/index.ts';
import { FormFields, useForm } from '../../fields/index.ts';
import styles from './contact.module.css';
import { useSending } from './use-sending.ts';

const EMPTY_MESSAGE = emptyForm(contactFields);

/** The unsent text, kept when the dialog is closed. */
const contactDraftAtom = atom(EMPTY_MESSAGE);

/** The contact form (CONTACT-1). Its text survives a failure and a closed dialog. It names the licence that was tried. */
export function ContactFields({ onSent }: { onSent: () => void }) {
  const [draft, keepDraft] = useAtom(contactDraftAtom);
  const tried = useAtomValue(triedLicenceAtom);
  const send = useSending();
  const form = useForm({
    schema: contactForm,
    initial: { ...draft, licenseNumber: draft.licenseNumber || tried },
    async onSubmit(message) {
      const refused = await send(message);
      if (refused === 'sent') {
        form.reset(EMPTY_MESSAGE);
        onSent();
      } else form.refuse(refused);
    },
  });
  const { values } = form;
  useEffect(() => () => keepDraft({ ...EMPTY_MESSAGE, ...values() }), [keepDraft, values]);
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <FormFields fields={contactFields} bind={form.field} />
      <Button
        type="submit"
        variant="action"
        wide
        className={styles.send}
        busy={form.busy}
        busyText="Sending..."
      >
        Send Message
      </Button>
    </form>
  );
}
