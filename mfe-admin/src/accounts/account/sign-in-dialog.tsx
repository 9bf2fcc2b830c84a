import { personRoles, type StoredContact } from 'shared-domain/contracts';
import { ACCOUNT_ROLE_LABELS, ACCOUNT_ROLES, type AccountRole } from 'shared-domain/licences';
import { FormDialog, useStaffForm } from '../../kit/form/index.ts';
import { CheckList } from '../../kit/parts/index.ts';

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
    onSaved: onClose,
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
