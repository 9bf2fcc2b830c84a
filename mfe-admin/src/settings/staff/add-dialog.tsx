import { type FormEvent, useState } from 'react';
import { staffPerson } from 'shared-domain/contracts';
import { ROLE_LABELS, roleName, STAFF_ROLES, type StaffPerson, type StaffRole } from 'shared-domain/staff';
import { Row, Stack, Text } from '../../kit/layout/index.ts';
import { FormFoot, InputField, RadioButton, StaffDialog } from '../../kit/parts/index.ts';
import styles from './staff-page.module.css';

/** Adds someone to the list and mails them how to sign in (STAFF-29). */
export function AddDialog({
  people,
  busy,
  onAdd,
  onClose,
}: {
  people: readonly StaffPerson[];
  busy: boolean;
  onAdd: (person: StaffPerson, title: string) => Promise<boolean>;
  onClose: () => void;
}) {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<StaffRole>('office');
  const [error, setError] = useState<string>();
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const { data: person, error: refusal } = staffPerson.safeParse({ email, role });
    const isKnown = people.some((known) => known.email === person?.email);
    setError(refusal?.issues[0]?.message ?? (isKnown ? 'This address is already on the list' : undefined));
    if (!person || isKnown) return;
    if (await onAdd(person, `${person.email} was added and gets an email on how to sign in`)) onClose();
  };
  return (
    <StaffDialog open title="Add someone" width={440} onClose={onClose}>
      <Stack as="form" gap={14} className={styles.form} onSubmit={(event) => void add(event)} noValidate>
        <InputField
          label="Email"
          type="email"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          {...(error === undefined ? {} : { error })}
          data-autofocus
        />
        <Stack as="fieldset" gap={6}>
          <legend>Role</legend>
          {STAFF_ROLES.toReversed().map((one) => (
            <Row as="label" gap={4} key={one}>
              <RadioButton name="role" checked={role === one} onChange={() => setRole(one)} />
              <span>
                <b>{roleName(one)}</b>
                <Text as="small" block tone="quiet">
                  {ROLE_LABELS[one]}
                </Text>
              </span>
            </Row>
          ))}
        </Stack>
        <FormFoot busy={busy} busyText="Adding..." onCancel={onClose}>
          Add
        </FormFoot>
      </Stack>
    </StaffDialog>
  );
}
