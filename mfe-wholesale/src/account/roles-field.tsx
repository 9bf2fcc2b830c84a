import { ACCOUNT_ROLE_LABELS, ACCOUNT_ROLES, type AccountRole } from 'shared-domain/licences';
import { FieldError } from 'shared-ui/fields';
import styles from './account.module.css';

const HINTS: Record<AccountRole, string> = {
  order: 'place, change and cancel orders',
  bills: 'invoices and statements',
  manage: 'invite and remove people',
};

type Props = { roles: readonly AccountRole[]; onChange: (roles: AccountRole[]) => void; error?: string };

/** What a person may do: at least one. */
export function RolesField({ roles, onChange, error }: Props) {
  const toggle = (role: AccountRole) =>
    onChange(ACCOUNT_ROLES.filter((one) => (one === role) !== roles.includes(one)));
  return (
    <fieldset className={styles.roles}>
      <legend>They may</legend>
      {ACCOUNT_ROLES.map((role) => (
        <label key={role}>
          <input type="checkbox" checked={roles.includes(role)} onChange={() => toggle(role)} />
          <span>
            {ACCOUNT_ROLE_LABELS[role]} <small>{HINTS[role]}</small>
          </span>
        </label>
      ))}
      {error ? <FieldError>{error}</FieldError> : null}
    </fieldset>
  );
}
