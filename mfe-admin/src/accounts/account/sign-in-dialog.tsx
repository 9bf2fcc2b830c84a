import { type FormEvent, useState } from 'react';
import type { StoredContact } from 'shared-domain/contracts';
import { ACCOUNT_ROLE_LABELS, ACCOUNT_ROLES, type AccountRole } from 'shared-domain/licences';
import { Row, Stack } from '../../kit/layout/index.ts';
import { CheckBox, FormFoot, StaffDialog } from '../../kit/parts/index.ts';

type Props = {
  company: string;
  contact: StoredContact;
  busy: boolean;
  onSave: (roles: AccountRole[]) => void;
  onClose: () => void;
};

/** What a contact may do in the shop; saving invites those who haven't joined (PEOPLE-4). */
export function SignInDialog({ company, contact, busy, onSave, onClose }: Props) {
  const { name, email, person } = contact;
  const [roles, setRoles] = useState<AccountRole[]>(person?.roles ?? ['order']);
  const [wasTried, setTried] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (roles.length > 0) onSave(roles);
  };
  const toggle = (role: AccountRole, isOn: boolean) =>
    setRoles(ACCOUNT_ROLES.filter((one) => (one === role ? isOn : roles.includes(one))));
  return (
    <StaffDialog open title={`${name} in the shop`} context={company} width={440} onClose={onClose}>
      <Stack as="form" fit gap={12} onSubmit={send} noValidate>
        <p>{`Signs in with a link emailed to ${email}, and sees all orders and kegs of the account. May also:`}</p>
        {ACCOUNT_ROLES.map((role) => (
          <Row as="label" key={role} gap={4}>
            <CheckBox checked={roles.includes(role)} onChange={(isOn) => toggle(role, isOn)} />
            {ACCOUNT_ROLE_LABELS[role]}
          </Row>
        ))}
        {wasTried && roles.length === 0 && <p role="alert">Please choose at least one</p>}
        <FormFoot busy={busy} onCancel={onClose}>
          {person?.joinedAt ? 'Save' : 'Invite'}
        </FormFoot>
      </Stack>
    </StaffDialog>
  );
}
