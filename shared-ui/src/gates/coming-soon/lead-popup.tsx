import { useAtomValue, useSetAtom } from 'jotai';
import { emptyForm, leadFields, leadForm } from 'shared-domain/forms';
import { environmentAtom, showToastAtom, TOAST_DURATIONS } from 'shared-domain/state';
import { Button } from '../../button/index.ts';
import { Dialog } from '../../dialog/index.ts';
import { FormFields, useForm } from '../../fields/index.ts';
import { CapsRow } from './caps-row.tsx';
import styles from './coming-soon.module.css';

const EMPTY = emptyForm(leadFields);
const TIMEOUT_MS = 15_000;

const thanks = {
  kind: 'success',
  title: 'Thank you for your interest!',
  description: "We'll notify you when our retail store launches.",
  duration: TOAST_DURATIONS.lead,
} as const;

const sorry = {
  kind: 'error',
  title: 'Something went wrong',
  description: 'Please try again later.',
  duration: TOAST_DURATIONS.lead,
} as const;

function LeadFields({ onCaptured }: { onCaptured: () => void }) {
  const { client, log } = useAtomValue(environmentAtom);
  const showToast = useSetAtom(showToastAtom);
  const form = useForm({
    schema: leadForm,
    initial: EMPTY,
    async onSubmit(lead) {
      const body = { ...lead, source: 'retail_popup' } as const;
      const result = await client.call('captureLead', { body }, { timeout: TIMEOUT_MS });
      if (result.ok) {
        showToast(thanks);
        form.reset(EMPTY);
        onCaptured();
        return;
      }
      log('The lead could not be stored', result.problem);
      showToast(sorry);
      form.refuse(result.problem.errors ?? []);
    },
  });
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <FormFields fields={leadFields} bind={form.field} />
      <Button
        type="submit"
        variant="action"
        wide
        className={styles.notify}
        busy={form.busy}
        busyText="Sending..."
      >
        Notify Me When You Launch!
      </Button>
    </form>
  );
}

/** The form for leads (CONTACT-5). */
export function LeadPopup({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      backdrop="none"
      width={560}
      className={styles.lead}
      above={<CapsRow />}
      title="Coming Soon!"
      description="Our retail store opens this year. Leave your name and we will tell you first."
      onClose={onClose}
    >
      <LeadFields onCaptured={onClose} />
    </Dialog>
  );
}
