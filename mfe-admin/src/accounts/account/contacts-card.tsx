import { useState } from 'react';
import type { LicenceContact, LicenceJson, StoredContact } from 'shared-domain/contracts';
import { dayOf } from 'shared-domain/dates';
import { type AccountRole, accountRolesText, invitationEnd, personStateOf } from 'shared-domain/licences';
import { Icon } from 'shared-ui/icons';
import { useChange, useToast } from '../../data/calls/index.ts';
import { StaffIcon } from '../../kit/icons/index.ts';
import { Row, Small, Stack, Text } from '../../kit/layout/index.ts';
import { dayInMonth } from '../../kit/moments/index.ts';
import { Card, CardNote, Menu, TextButton } from '../../kit/parts/index.ts';
import { useLicenceChange } from '../licences/index.ts';
import styles from './accounts.module.css';
import { ContactDialog, SignInDialog } from './contact-dialog.tsx';

/** Letting an account's contacts sign in to the shop, and ending it (PEOPLE-4, PEOPLE-6). Each resolves to whether it was saved. */
function useContactSignIn({ licenseNumber: number }: LicenceJson) {
  const toast = useToast();
  const { send: letIn } = useChange('letInPerson', { topic: 'licences' });
  const { send: shutOut } = useChange('shutOutPerson', { topic: 'licences' });
  return {
    letIn: async ({ name, email, person }: StoredContact, roles: AccountRole[]): Promise<boolean> => {
      const result = await letIn({ params: { number, email }, body: { roles } });
      if (!result.ok) toast.failed('Not saved', result.problem.detail);
      else if (person?.joinedAt) toast.done(`The sign-in of ${name} was changed`, `They are told by email.`);
      else toast.done(`${name} is invited`, 'The invitation ends after 7 days.');
      return result.ok;
    },
    shutOut: async ({ name, email }: StoredContact): Promise<boolean> => {
      const result = await shutOut({ params: { number, email } });
      if (!result.ok) toast.failed('Not saved', result.problem.detail);
      else toast.done(`${name} can no longer sign in`, 'They stay a contact, and are told by email.');
      return result.ok;
    },
  };
}

/** What a contact may do in the shop, or how their invitation stands; undefined if they can't sign in. */
function signInText({ person }: StoredContact, now: Date): string | undefined {
  if (!person) return undefined;
  const invitation = {
    invitedAt: new Date(person.invitedAt),
    joinedAt: person.joinedAt ? new Date(person.joinedAt) : undefined,
  };
  const state = personStateOf(invitation, now);
  const may = accountRolesText(person.roles);
  if (state === 'joined') return `Signs in: ${may}`;
  if (state === 'ended') return `The invitation has ended: ${may}`;
  return `Invited until ${dayInMonth(dayOf(invitationEnd(invitation)))}: ${may}`;
}

interface ContactProps {
  contact: StoredContact;
  now: Date;
  busy: boolean;
  onToggle: () => void;
  onEdit: () => void;
  onMail: () => void;
  onLetIn: () => void;
  onShutOut: () => void;
  onRemove: () => void;
}

function Contact({ contact, now, busy, onToggle, onEdit, ...on }: ContactProps) {
  const { name, email, phone, orderMails, person } = contact;
  const signIn = signInText(contact, now);
  const mails = orderMails ? 'Order emails' : 'No emails';
  return (
    <Stack as="li" columns="minmax(0, 1fr) auto" gap="6 8" align="center">
      <strong>{name}</strong>
      <Row
        as="button"
        inline
        gap={5}
        tone={orderMails ? 'ok' : 'quiet'}
        size="xs"
        weight={500}
        className={styles.mails}
        aria-label={`${mails}: ${name}`}
        disabled={busy}
        onClick={onToggle}
      >
        <Icon name="mail" size={15} />
        {mails}
      </Row>
      <a href={`mailto:${email}`}>{email}</a>
      <Menu
        name={`${name}: edit, email a link or remove`}
        icon={<StaffIcon name="more" size={17} />}
        choices={[
          { id: 'edit', label: 'Edit', onChoose: onEdit },
          { id: 'link', label: 'Email a link', onChoose: on.onMail },
          {
            id: 'let-in',
            label: person ? 'Change the sign-in' : 'Let sign in to the shop',
            onChoose: on.onLetIn,
          },
          ...(person ? [{ id: 'shut-out', label: 'End the sign-in', onChoose: on.onShutOut }] : []),
          { id: 'remove', label: 'Remove', onChoose: on.onRemove },
        ]}
      />
      {phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}
      {signIn && (
        <Small as="p" across>
          {signIn}
        </Small>
      )}
    </Stack>
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

/** An account's contacts, and which of them get order mails. Every change can be undone; the ways into the shop are theirs alone. */
export function ContactsCard({ licence, now }: { licence: LicenceJson; now: Date }) {
  const { contacts, isSending, save, toggle, remove } = useContacts(licence);
  const [open, setOpen] = useState<number | 'new' | null>(null);
  const [entering, setEntering] = useState<number | null>(null);
  const signIn = useContactSignIn(licence);
  const entrant = entering === null ? undefined : contacts[entering];
  const mailLink = useMailedLink(licence);
  return (
    <Card
      title="Contacts"
      aside={
        <TextButton onClick={() => setOpen('new')} aria-label="Add a contact">
          Add
        </TextButton>
      }
    >
      {contacts.length === 0 ? (
        <CardNote>No contacts yet. Emails go to the customer who ordered last.</CardNote>
      ) : (
        <Text as="ul" block links className={styles.list}>
          {contacts.map((contact, place) => (
            <Contact
              key={`${contact.email} ${contact.name}`}
              contact={contact}
              now={now}
              busy={isSending}
              onToggle={() => void toggle(place, contact)}
              onMail={() => void mailLink(contact)}
              onLetIn={() => setEntering(place)}
              onShutOut={() => void signIn.shutOut(contact)}
              onEdit={() => setOpen(place)}
              onRemove={() => void remove(place, contact)}
            />
          ))}
        </Text>
      )}
      {entrant && (
        <SignInDialog
          company={licence.companyName}
          contact={entrant}
          onSave={(roles) => signIn.letIn(entrant, roles)}
          onClose={() => setEntering(null)}
        />
      )}
      {open !== null && (
        <ContactDialog
          company={licence.companyName}
          contact={open === 'new' ? undefined : contacts[open]}
          onSave={(contact) => save(contact, open)}
          onClose={() => setOpen(null)}
        />
      )}
    </Card>
  );
}
