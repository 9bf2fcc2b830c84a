import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { company } from 'shared-domain/company';
import { ROLE_LABELS, roleName, STAFF_ROLES, type StaffPerson, withPerson } from 'shared-domain/staff';
import { loadSessionAtom } from 'shared-domain/state';
import { Icon } from 'shared-ui/icons';
import { May, useCall, useChange, useToast, useUndo } from '../../data/calls/index.ts';
import { Stack, Text } from '../../kit/layout/index.ts';
import { Button, Failed, Nothing, PageHead, WaitingRows } from '../../kit/parts/index.ts';
import { AddDialog } from './add-dialog.tsx';
import { PeopleList } from './people-list.tsx';
import styles from './staff-page.module.css';

/** The staff list. Changes have Undo and never overwrite someone else's (STAFF-28). */
function useStaffList() {
  const toast = useToast();
  const offerUndo = useUndo();
  const loadSession = useSetAtom(loadSessionAtom);
  const { data: list, problem, refetch } = useCall('staffList', {});
  const { send, isSending } = useChange('saveStaffList', {
    answered: (saved) => ({ staffList: () => saved }),
  });
  const { send: sendStart, isSending: isStarting } = useChange('startStaffList', {
    answered: (saved) => ({ staffList: () => saved }),
  });
  const resetting = useChange('removePasskeysOf', { answered: (saved) => ({ staffList: () => saved }) });
  const resetPasskeys = async (email: string) => {
    const result = await resetting.send({ params: { email } });
    if (result.ok) return toast.done(`Passkeys of ${email} removed`, 'They get an email about it.');
    toast.failed('The passkeys were not removed', result.problem.detail);
    refetch();
  };
  const put = async (people: StaffPerson[], version: number) => {
    const result = await send({ body: { people, version } });
    // The change may affect one's own role.
    if (result.ok) void loadSession();
    else {
      const isStale = result.problem.code === 'stale';
      toast.failed(
        isStale ? 'Changed in the meantime' : 'Not saved',
        isStale ? 'Someone else has changed the list. Check it and try again.' : result.problem.detail,
      );
      if (isStale) refetch();
    }
    return result.ok ? result.data : null;
  };
  /** Saves the list and reports it as `title`. False if refused. */
  const save = async (people: StaffPerson[], title: string): Promise<boolean> => {
    if (!list) return false;
    const saved = await put(people, list.version);
    if (saved) offerUndo({ title, undo: async () => void (await put(list.people, saved.version)) });
    return saved !== null;
  };
  const start = async () => {
    const result = await sendStart({});
    if (result.ok) void loadSession();
    else {
      toast.failed('The list was not started', result.problem.detail);
      refetch();
    }
  };
  return {
    ...{ list, problem, refetch, isSending, isStarting },
    start: () => void start(),
    resetPasskeys: (email: string) => void resetPasskeys(email),
    put: (person: StaffPerson, title: string) => save(withPerson(list?.people ?? [], person), title),
    remove: (email: string) =>
      save(list?.people.filter((person) => person.email !== email) ?? [], `${email} is no longer staff`),
  };
}

/** 'Staff' (STAFF-26 to STAFF-29): members and roles. Owners can change them, the office can read them. */
export default function StaffPage() {
  const use = useStaffList();
  const [isAdding, setAdding] = useState(false);
  const isUsed = (use.list?.people.length ?? 0) > 0;
  return (
    <>
      <PageHead
        title="Staff"
        actions={
          isUsed && (
            <May call="saveStaffList">
              <Button variant="primary" onClick={() => setAdding(true)}>
                <Icon name="plus" size={16} />
                Add someone
              </Button>
            </May>
          )
        }
      />
      <Content {...use} />
      {isAdding && use.list && (
        <AddDialog people={use.list.people} onAdd={use.put} onClose={() => setAdding(false)} />
      )}
    </>
  );
}

function Content(use: ReturnType<typeof useStaffList>) {
  const { list, problem, refetch } = use;
  if (problem)
    return <Failed title="The staff list could not be loaded" problem={problem} onRetry={refetch} />;
  if (!list) return <WaitingRows label="Loading the staff list..." widths={[220, 90]} rows={4} />;
  if (list.people.length === 0)
    return (
      <Nothing
        title="The staff list hasn't been started"
        action={
          <Button variant="primary" busy={use.isStarting} busyText="Starting..." onClick={use.start}>
            Start the list
          </Button>
        }
      >
        Everyone with an address at {company.staffDomain} can sign in with the role office. Start the list to
        choose staff and their roles. You become its owner, and only people on it can sign in.
      </Nothing>
    );
  return (
    <Stack columns="minmax(0, 1fr) clamp(200px, 30%, 320px)" className={styles.columns}>
      <PeopleList
        people={list.people}
        passkeys={list.passkeys}
        onPut={use.put}
        onRemove={use.remove}
        onReset={use.resetPasskeys}
      />
      <Roles />
    </Stack>
  );
}

const Roles = () => (
  <Stack
    as="section"
    top
    gap={12}
    pad="12 0"
    gutter
    tone="quiet"
    className={styles.roles}
    aria-labelledby="roles"
  >
    <div>
      <h2 id="roles">Roles</h2>
      <p>Each role includes those below it.</p>
    </div>
    <Stack as="dl" gap={10}>
      {STAFF_ROLES.toReversed().map((role) => (
        <div key={role}>
          <Text as="dt" tone="ink" weight={600}>
            {roleName(role)}
          </Text>
          <dd>{ROLE_LABELS[role]}</dd>
        </div>
      ))}
    </Stack>
  </Stack>
);
