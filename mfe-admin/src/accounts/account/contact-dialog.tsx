import { type LicenceContact, licenceContact } from 'shared-domain/contracts';
import { typedSchema } from 'shared-ui/fields';
import { FormDialog, useStaffForm } from '../../kit/form/index.ts';
import { InputField, Tick } from '../../kit/parts/index.ts';

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
    onSaved: onClose,
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
