import { useState } from 'react';
import { company } from 'shared-domain/company';
import { ROLE_LABELS, roleName, STAFF_ROLES } from 'shared-domain/staff';
import { Icon } from 'shared-ui/icons';
import { May } from '../../data/calls/index.ts';
import { Stack, Text } from '../../kit/layout/index.ts';
import { Button, Failed, Nothing, PageHead, WaitingRows } from '../../kit/parts/index.ts';
import { AddDialog } from './add-dialog.tsx';
import { PeopleList } from './people-list.tsx';
import styles from './staff-page.module.css';
import { useStaffList } from './use-staff-list.ts';

/** 'Staff' (STAFF-26 to STAFF-29): members and roles. Owners can change them, the office can read them. */
export function StaffPage() {
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
