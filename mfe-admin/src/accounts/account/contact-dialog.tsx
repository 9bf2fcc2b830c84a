import { type FormEvent, useState } from 'react';
import { type LicenceContact, licenceContact } from 'shared-domain/contracts';
import { Row, Stack } from '../../kit/layout/index.ts';
import { CheckBox, FormFoot, InputField, StaffDialog } from '../../kit/parts/index.ts';

/** A contact's name, address and phone, checked by the API's schema. */
export function ContactDialog({
  company,
  contact,
  busy,
  onSave,
  onClose,
}: {
  company: string;
  /** Undefined for a new contact. */
  contact: LicenceContact | undefined;
  busy: boolean;
  onSave: (contact: LicenceContact) => void;
  onClose: () => void;
}) {
  const [typed, setTyped] = useState({
    name: contact?.name ?? '',
    email: contact?.email ?? '',
    phone: contact?.phone ?? '',
    orderMails: contact?.orderMails ?? true,
  });
  const [wasTried, setTried] = useState(false);
  const checked = licenceContact.safeParse({ ...typed, phone: typed.phone.trim() || undefined });
  const errorOf = (field: string) =>
    wasTried ? checked.error?.issues.find(({ path }) => path[0] === field)?.message : undefined;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (checked.success) onSave(checked.data);
  };
  const field = (name: 'name' | 'email' | 'phone') => ({
    value: typed[name],
    error: errorOf(name),
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  });
  return (
    <StaffDialog
      open
      title={contact ? `Edit ${contact.name}` : 'Add a contact'}
      context={company}
      onClose={onClose}
    >
      <Stack as="form" fit gap={12} onSubmit={send} noValidate>
        <InputField label="Name *" maxLength={100} autoComplete="off" {...field('name')} />
        <InputField label="Email *" type="email" maxLength={254} autoComplete="off" {...field('email')} />
        <InputField label="Phone" type="tel" maxLength={30} autoComplete="off" {...field('phone')} />
        <Row as="label" gap={4}>
          <CheckBox
            checked={typed.orderMails}
            onChange={(orderMails) => setTyped({ ...typed, orderMails })}
          />
          Gets order emails and reminders
        </Row>
        <FormFoot busy={busy} onCancel={onClose}>
          Save
        </FormFoot>
      </Stack>
    </StaffDialog>
  );
}
