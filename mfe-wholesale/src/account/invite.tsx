import { useState } from 'react';
import type { Result } from 'shared-domain/client';
import type { AccountPeopleJson } from 'shared-domain/contracts';
import { invitationForm } from 'shared-domain/forms';
import { type AccountRole, INVITATION_DAYS } from 'shared-domain/licences';
import { Button } from 'shared-ui/button';
import { TextField, useForm } from 'shared-ui/fields';
import { Panel } from 'shared-ui/page';
import styles from './account.module.css';
import { RolesField } from './roles-field.tsx';
import { useChangePeople } from './use-change-people.ts';

type Props = { onChanged: (people: Result<AccountPeopleJson>) => void };

/** Invites a person by email; the form is empty again after each. */
export function Invite({ onChanged }: Props) {
  const [count, setCount] = useState(0);
  return (
    <Panel title="Invite a person">
      <p className={styles.words}>
        {`They get an email, sign in with a link, and need no password. An invitation ends after ${INVITATION_DAYS} days.`}
      </p>
      <InviteForm key={count} onChanged={onChanged} onInvited={() => setCount(count + 1)} />
    </Panel>
  );
}

function InviteForm({ onChanged, onInvited }: Props & { onInvited: () => void }) {
  const { change } = useChangePeople(onChanged);
  const [roles, setRoles] = useState<AccountRole[]>(['order']);
  const form = useForm({
    schema: invitationForm,
    initial: { name: '', email: '' },
    onSubmit: async ({ name, email }) => {
      if (roles.length === 0) return;
      const body = { name, email, roles };
      if (await change(`${name} is invited`, (call) => call('invitePerson', { body }))) onInvited();
    },
  });
  return (
    <form onSubmit={form.submit} noValidate className={styles.form} aria-label="Invite a person">
      <TextField label="Name" autoComplete="off" {...form.field('name')} />
      <TextField label="Email" type="email" autoComplete="off" {...form.field('email')} />
      <RolesField
        roles={roles}
        onChange={setRoles}
        {...(roles.length === 0 ? { error: 'Please choose at least one' } : {})}
      />
      <Button type="submit" busy={form.busy} busyText="Inviting...">
        Invite
      </Button>
    </form>
  );
}
