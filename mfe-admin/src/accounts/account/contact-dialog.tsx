import {
  type LicenceContact,
  licenceContact,
  personRoles,
  type StoredContact,
} from 'shared-domain/contracts';
import { ACCOUNT_ROLE_LABELS, ACCOUNT_ROLES, type AccountRole } from 'shared-domain/licences';
import { typedSchema } from 'shared-ui/fields';
import { FormDialog, useStaffForm } from '../../kit/form/index.ts';
import { CheckList, InputField, Tick } from '../../kit/parts/index.ts';

type Roles = { roles: AccountRole[] };

/** What a contact may do in the shop; saving invites those who haven't joined (PEOPLE-4). */
export function SignInDialog({
  company,
  contact: { name, email, person },
  onSave,
  onClose,
}: {
  company: string;
  contact: StoredContact;
  /** Resolves to whether it was saved. */
  onSave: (roles: AccountRole[]) => Promise<boolean>;
  onClose: () => void;
}) {
  const form = useStaffForm<Roles>({
    schema: personRoles,
    initial: { roles: person?.roles ?? ['order'] },
    save: ({ roles }) => onSave(roles),
  });
  return (
    <FormDialog
      form={form}
      title={`${name} in the shop`}
      context={company}
      width={440}
      action={person?.joinedAt ? 'Save' : 'Invite'}
      onClose={onClose}
    >
      <p>{`Signs in with a link emailed to ${email}, and sees all orders and kegs of the account.`}</p>
      <CheckList
        legend="May also"
        choices={ACCOUNT_ROLES.map((id) => ({ id, label: ACCOUNT_ROLE_LABELS[id] }))}
        {...form.chosen('roles')}
      />
    </FormDialog>
  );
}

type Typed = Required<LicenceContact>;

const contactForm = typedSchema<Typed, LicenceContact>(licenceContact, ({ phone, ...typed }) => ({
  ...typed,
  phone: phone.trim() || undefined,
}));

type ContactDialogProps = {
  company: string;
  /** Undefined for a new contact. */
  contact: LicenceContact | undefined;
  /** Resolves to whether it was saved. */
  onSave: (contact: LicenceContact) => Promise<boolean>;
  onClose: () => void;
};

/** A contact's name, address and phone, checked by the API's schema. */
export function ContactDialog({ company, contact, onSave, onClose }: ContactDialogProps) {
  const form = useStaffForm<Typed, LicenceContact>({
    schema: contactForm,
    initial: { name: '', email: '', phone: '', orderMails: true, ...contact },
    save: onSave,
  });
  return (
    <FormDialog
      form={form}
      title={contact ? `Edit ${contact.name}` : 'Add a contact'}
      context={company}
      onClose={onClose}
    >
      <InputField label="Name *" maxLength={100} autoComplete="off" {...form.field('name')} />
      <InputField label="Email *" type="email" maxLength={254} autoComplete="off" {...form.field('email')} />
      <InputField label="Phone" type="tel" maxLength={30} autoComplete="off" {...form.field('phone')} />
      <Tick {...form.ticked('orderMails')}>Gets order emails and reminders</Tick>
    </FormDialog>
  );
}
