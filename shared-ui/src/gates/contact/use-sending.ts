import { useAtomValue, useSetAtom } from 'jotai';
import type { ContactForm, FieldError } from 'shared-domain/contracts';
import { dismissToastsAboutAtom, environmentAtom, showToastAtom } from 'shared-domain/state';

/** Timeout in milliseconds. */
const TIMEOUT_MS = 15_000;

/** Sends a contact message. Returns 'sent', or the errors by field; none after a failure, which a toast reports (CONTACT-3). */
export function useSending() {
  const { client, log } = useAtomValue(environmentAtom);
  const showToast = useSetAtom(showToastAtom);
  const forgetFailure = useSetAtom(dismissToastsAboutAtom);
  return async (message: ContactForm): Promise<'sent' | FieldError[]> => {
    const result = await client.call('sendContact', { body: { formData: message } }, { timeout: TIMEOUT_MS });
    if (result.ok) {
      forgetFailure('contact');
      return 'sent';
    }
    const { detail, errors = [] } = result.problem;
    log(`Failed to send contact email: ${detail}`, result.problem);
    if (errors.length === 0) {
      showToast({
        key: 'contact',
        kind: 'error',
        title: 'There was an error sending your message. Please try again.',
      });
    }
    return errors.map(({ path, message: words }) => ({
      path: path.replace(/^formData\./, ''),
      message: words,
    }));
  };
}
