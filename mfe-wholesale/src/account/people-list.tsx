import { useState } from 'react';
import type { Result } from 'shared-domain/client';
import type { AccountPeopleJson } from 'shared-domain/contracts';
import { dayOf, longDate } from 'shared-domain/dates';
import { type AccountRole, accountRolesText } from 'shared-domain/licences';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { Panel } from 'shared-ui/page';
import styles from './account.module.css';
import { RolesField } from './roles-field.tsx';
import { useChangePeople } from './use-change-people.ts';

type Person = AccountPeopleJson['people'][number];
type OnChanged = (people: Result<AccountPeopleJson>) => void;

/** The people of an account: what each may do, changing it, inviting again, removing. */
export function PeopleList({ people, onChanged }: { people: readonly Person[]; onChanged: OnChanged }) {
  return (
    <Panel title="Who can sign in">
      <ul className={styles.rows} aria-label="People">
        {people.map((person) => (
          <li key={person.email} aria-label={person.name}>
            <PersonRow person={person} onChanged={onChanged} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const stateText = ({ state, until = '' }: Person): string =>
  state === 'joined'
    ? ''
    : state === 'invited'
      ? `Invited until ${longDate(dayOf(new Date(until)))}. `
      : 'The invitation has ended. ';

function PersonRow({ person, onChanged }: { person: Person; onChanged: OnChanged }) {
  const { email, name, roles, state, isYou } = person;
  const [open, setOpen] = useState<'roles' | 'removal' | null>(null);
  const { busy, change } = useChangePeople(onChanged);
  const invite = () => {
    void change(`${name} is invited again`, (call) => call('invitePerson', { body: { name, email, roles } }));
  };
  return (
    <>
      <div>
        <b>{isYou ? `${name} (you)` : name}</b>
        <p className={styles.quiet}>{email}</p>
        <p className={styles.quiet}>{`${stateText(person)}${accountRolesText(roles)}.`}</p>
      </div>
      <div className={styles.buttons}>
        {state !== 'joined' && (
          <Button
            variant="outline"
            size="sm"
            disabled={busy}
            aria-label={`Invite again: ${name}`}
            onClick={invite}
          >
            Invite again
          </Button>
        )}
        {state === 'joined' && (
          <Button variant="outline" size="sm" aria-label={`Change ${name}`} onClick={() => setOpen('roles')}>
            Change
          </Button>
        )}
        <Button variant="ghost" size="sm" aria-label={`Remove ${name}`} onClick={() => setOpen('removal')}>
          Remove
        </Button>
      </div>
      {open === 'roles' && <ChangeRoles person={person} change={change} onClose={() => setOpen(null)} />}
      {open === 'removal' && <Removal person={person} change={change} onClose={() => setOpen(null)} />}
    </>
  );
}

type DialogProps = {
  person: Person;
  change: ReturnType<typeof useChangePeople>['change'];
  onClose: () => void;
};

function ChangeRoles({ person: { name, email, roles: before }, change, onClose }: DialogProps) {
  const [roles, setRoles] = useState<AccountRole[]>([...before]);
  const save = async () => {
    const sent = { params: { email }, body: { roles } };
    if (await change(`We emailed ${name}`, (call) => call('changePerson', sent))) onClose();
  };
  return (
    <Dialog open onClose={onClose} title={name} description={email} width={480}>
      <RolesField
        roles={roles}
        onChange={setRoles}
        {...(roles.length === 0 ? { error: 'Please choose at least one' } : {})}
      />
      <div className={`${styles.buttons} ${styles.answers}`}>
        <Button disabled={roles.length === 0} onClick={() => void save()}>
          Save
        </Button>
        <Button variant="ghost" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}

function Removal({ person: { name, email, isYou }, change, onClose }: DialogProps) {
  const remove = async () => {
    if (await change(`${name} was removed`, (call) => call('removePerson', { params: { email } }))) onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={isYou ? 'Leave this account?' : `Remove ${name}?`}
      description={`${isYou ? 'You' : name} can no longer sign in, from the next click on. We email ${email}.`}
      width={480}
    >
      <div className={`${styles.buttons} ${styles.answers}`}>
        <Button variant="action" onClick={() => void remove()}>
          {isYou ? 'Leave' : 'Remove'}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}
