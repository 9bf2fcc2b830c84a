import { useState } from 'react';
import type { LicenceContact, LicenceJson } from 'shared-domain/contracts';
import { Icon } from 'shared-ui/icons';
import { useChange, useToast } from '../../data/calls/index.ts';
import { StaffIcon } from '../../kit/icons/index.ts';
import { Button, Card, CardNote, Menu } from '../../kit/parts/index.ts';
import { useLicenceChange } from '../licences/index.ts';
import styles from './accounts.module.css';
import { ContactDialog } from './contact-dialog.tsx';

interface ContactProps {
  contact: LicenceContact;
  busy: boolean;
  onToggle: () => void;
  onEdit: () => void;
  onMail: () => void;
  onRemove: () => void;
}

function Contact({
  contact: { name, email, phone, orderMails },
  busy,
  onToggle,
  onEdit,
  onMail,
  onRemove,
}: ContactProps) {
  const mails = orderMails ? 'Order emails' : 'No emails';
  return (
    <li className={styles.contact}>
      <strong>{name}</strong>
      <button
        type="button"
        className={styles.mails}
        data-on={orderMails || undefined}
        aria-label={`${mails}: ${name}`}
        disabled={busy}
        onClick={onToggle}
      >
        <Icon name="mail" size={15} />
        {mails}
      </button>
      <a href={`mailto:${email}`}>{email}</a>
      <Menu
        name={`${name}: edit, email a link or remove`}
        align="right"
        variant="quiet"
        bare
        icon={<StaffIcon name="more" size={17} />}
        choices={[
          { id: 'edit', label: 'Edit', onChoose: onEdit },
          { id: 'link', label: 'Email a link', onChoose: onMail },
          { id: 'remove', label: 'Remove', onChoose: onRemove },
        ]}
      />
      {phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}
    </li>
  );
}

/** Mails a contact the link to the account's order history and kegs. */
function useMailedLink({ licenseNumber: number }: LicenceJson) {
  const toast = useToast();
  const { send } = useChange('mailLicenceLink', { topic: 'licences' });
  return async ({ name, email }: LicenceContact) => {
    const result = await send({ params: { number }, body: { email } });
    if (!result.ok) return toast.failed('The link could not be emailed', result.problem.detail);
    toast.done(`Link emailed to ${name}`, 'It opens orders and kegs once and expires in 30 minutes.');
  };
}

/** Changes of an account's contacts, with Undo. Each resolves to whether it was saved. */
function useContacts(licence: LicenceJson) {
  const { change, isSending } = useLicenceChange();
  const { contacts = [] } = licence;
  const put = (next: LicenceContact[], title: string) =>
    change(licence, { contacts: next.length === 0 ? null : next }, title);
  const replaced = (place: number, by: LicenceContact) =>
    contacts.map((contact, at) => (at === place ? by : contact));
  return {
    contacts,
    isSending,
    save: (contact: LicenceContact, place: number | 'new') =>
      place === 'new'
        ? put([...contacts, contact], `${contact.name} added`)
        : put(replaced(place, contact), `${contact.name} changed`),
    toggle: (place: number, contact: LicenceContact) => {
      const orderMails = !contact.orderMails;
      const text = orderMails ? 'gets order emails' : 'no longer gets order emails';
      return put(replaced(place, { ...contact, orderMails }), `${contact.name} ${text}`);
    },
    remove: (place: number, { name }: LicenceContact) =>
      put(
        contacts.filter((_, at) => at !== place),
        `${name} removed`,
      ),
  };
}

/** An account's contacts, and which of them get order mails. Every change can be undone. */
export function ContactsCard({ licence }: { licence: LicenceJson }) {
  const { contacts, isSending, save, toggle, remove } = useContacts(licence);
  const [open, setOpen] = useState<number | 'new' | null>(null);
  const mailLink = useMailedLink(licence);
  const keep = async (contact: LicenceContact) => {
    if (await save(contact, open ?? 'new')) setOpen(null);
  };
  return (
    <Card
      title="Contacts"
      aside={
        <span className={styles.ways}>
          <Button variant="quiet" onClick={() => setOpen('new')} aria-label="Add a contact">
            Add
          </Button>
        </span>
      }
    >
      {contacts.length === 0 ? (
        <CardNote>No contacts yet. Emails go to the customer who ordered last.</CardNote>
      ) : (
        <ul className={styles.contacts}>
          {contacts.map((contact, place) => (
            <Contact
              key={`${contact.email} ${contact.name}`}
              contact={contact}
              busy={isSending}
              onToggle={() => void toggle(place, contact)}
              onMail={() => void mailLink(contact)}
              onEdit={() => setOpen(place)}
              onRemove={() => void remove(place, contact)}
            />
          ))}
        </ul>
      )}
      {open !== null && (
        <ContactDialog
          company={licence.companyName}
          contact={open === 'new' ? undefined : contacts[open]}
          busy={isSending}
          onSave={(contact) => void keep(contact)}
          onClose={() => setOpen(null)}
        />
      )}
    </Card>
  );
}
