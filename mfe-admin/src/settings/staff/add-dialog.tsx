import { staffPerson } from 'shared-domain/contracts';
import { ROLE_LABELS, roleName, STAFF_ROLES, type StaffPerson } from 'shared-domain/staff';
import { typedSchema } from 'shared-ui/fields';
import { FormDialog, useStaffForm } from '../../kit/form/index.ts';
import { Quiet, Row, Stack, Text } from '../../kit/layout/index.ts';
import { InputField, RadioButton } from '../../kit/parts/index.ts';

type AddDialogProps = {
  people: readonly StaffPerson[];
  onAdd: (person: StaffPerson, title: string) => Promise<boolean>;
  onClose: () => void;
};

/** Adds someone to the list and mails them how to sign in (STAFF-29). */
export function AddDialog({ people, onAdd, onClose }: AddDialogProps) {
  const form = useStaffForm<StaffPerson>({
    schema: typedSchema<StaffPerson, StaffPerson>(
      staffPerson,
      (typed) => typed,
      ({ email }) =>
        people.some((known) => known.email === email.trim().toLowerCase())
          ? [{ path: ['email'], message: 'This address is already on the list' }]
          : [],
    ),
    initial: { email: '', role: 'office' },
    save: (person) => onAdd(person, `${person.email} was added and gets an email on how to sign in`),
  });
  const { value: role, onChange: setRole } = form.chosen('role');
  return (
    <FormDialog
      form={form}
      title="Add someone"
      width={440}
      action="Add"
      busyText="Adding..."
      onClose={onClose}
    >
      <InputField label="Email" type="email" data-autofocus {...form.field('email')} />
      <Stack as="fieldset" gap={6}>
        <Text as="legend" weight={600} pad="0 0 8">
          Role
        </Text>
        {STAFF_ROLES.toReversed().map((one) => (
          <Row as="label" gap={4} key={one}>
            <RadioButton name="role" checked={role === one} onChange={() => setRole(one)} />
            <span>
              <b>{roleName(one)}</b>
              <Quiet as="small" block>
                {ROLE_LABELS[one]}
              </Quiet>
            </span>
          </Row>
        ))}
      </Stack>
    </FormDialog>
  );
}
