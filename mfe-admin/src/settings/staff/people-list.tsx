import { useAtomValue } from 'jotai';
import type { StaffListJson } from 'shared-domain/contracts';
import {
  hasOwner,
  roleName,
  STAFF_ROLES,
  type StaffPerson,
  type StaffRole,
  withPerson,
} from 'shared-domain/staff';
import { sessionAtom } from 'shared-domain/state';
import { Icon } from 'shared-ui/icons';
import { useMay } from '../../data/calls/index.ts';
import { Row, Small } from '../../kit/layout/index.ts';
import { Button, Choice, IconButton, Tag } from '../../kit/parts/index.ts';
import styles from './staff-page.module.css';

type PeopleListProps = {
  people: readonly StaffPerson[];
  onPut: (person: StaffPerson, title: string) => Promise<boolean>;
  onRemove: (email: string) => Promise<boolean>;
  /** How many passkeys each address has. */
  passkeys: StaffListJson['passkeys'];
  onReset: (email: string) => void;
};

/** Staff and their roles; the last owner's can't be changed (STAFF-28). */
export function PeopleList({ people, passkeys = {}, onPut, onRemove, onReset }: PeopleListProps) {
  const mayChange = useMay()('saveStaffList');
  const me = useAtomValue(sessionAtom).staff?.email;
  return (
    <ul className={styles.people} aria-label="Staff">
      {people.map(({ email, role }) => {
        const isLastOwner = !hasOwner(withPerson(people, { email, role: 'office' }));
        return (
          <li key={email}>
            <Row as="span" grow wrap gap={8} shrink breaks align="stretch" className={styles.email}>
              {email}
              {email === me && <Tag>You</Tag>}
              {passkeys[email] !== undefined && <Tag tone="ok">Passkey</Tag>}
            </Row>
            {mayChange && passkeys[email] !== undefined && email !== me && (
              <Button variant="quiet" onClick={() => onReset(email)}>
                Remove passkeys<span className="visually-hidden"> of {email}</span>
              </Button>
            )}
            {mayChange && !isLastOwner ? (
              <>
                <Choice
                  label={`Role of ${email}`}
                  value={role}
                  options={STAFF_ROLES.toReversed().map((value) => ({ value, label: roleName(value) }))}
                  onChange={(value) =>
                    void onPut({ email, role: value as StaffRole }, `${email} now has the role ${value}`)
                  }
                />
                <IconButton label={`Remove ${email}`} onClick={() => void onRemove(email)}>
                  <Icon name="close" size={18} />
                </IconButton>
              </>
            ) : (
              <span style={{ minWidth: 160 }}>
                {roleName(role)}
                {mayChange && (
                  <Small as="small" block>
                    The last owner stays
                  </Small>
                )}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
