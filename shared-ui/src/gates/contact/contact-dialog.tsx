import { useState } from 'react';
import { Dialog } from '../../dialog/index.ts';
import { ContactFields } from './contact-fields.tsx';
import { MessageSent } from './message-sent.tsx';

/** The contact dialog: the form, then 'Message Sent' for 5 s or until a click (CONTACT-2). */
export default function ContactDialog({ onClose }: { onClose: () => void }) {
  const [sent, setSent] = useState(false);
  return sent ? (
    <MessageSent onClose={onClose} />
  ) : (
    <Dialog
      open
      width={640}
      title="Contact Us"
      description="Opening an account, stocking a new tap, or just curious? A person answers."
      onClose={onClose}
    >
      <ContactFields onSent={() => setSent(true)} />
    </Dialog>
  );
}
