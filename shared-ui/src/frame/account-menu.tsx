import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { createTypedCall } from 'shared-domain/client';
import type { PersonJson, SessionJson } from 'shared-domain/contracts';
import { accountCalls, accountPagesFor } from 'shared-domain/licences';
import {
  accountRolesAtom,
  adoptSessionAtom,
  environmentAtom,
  leaveLicenceAtom,
  showToastAtom,
} from 'shared-domain/state';
import { Icon } from '../icons/index.ts';
import { Link } from '../router/index.ts';
import styles from './account-menu.module.css';
import { useClosing } from './use-closing.ts';

type Account = PersonJson['accounts'][number];

const MENU_ID = 'account-menu';

/** Which of their accounts a person goes on for, its pages, and signing out (PEOPLE-3). */
export default function AccountMenu({
  person,
  licensee,
}: {
  person: PersonJson;
  licensee: SessionJson['licensee'] | null;
}) {
  const place = useLocation().key;
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === place;
  const [close] = useState(() => () => setOpenAt(null));
  const { area, button } = useClosing(open, close);
  const roles = useAtomValue(accountRolesAtom);
  const name = licensee?.companyName ?? 'Choose an account';
  return (
    <div ref={area} className={styles.area} data-account="">
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={`Account: ${name}`}
        aria-expanded={open}
        aria-controls={MENU_ID}
        onClick={() => setOpenAt(open ? null : place)}
      >
        <Icon name="user" />
        <span className={styles.name}>{name}</span>
        <Icon name="down" size={16} />
      </button>
      {open && (
        <div id={MENU_ID} className={styles.menu}>
          <p className={styles.who}>
            <b>{person.name}</b>
            <span>{person.email}</span>
          </p>
          <Accounts accounts={person.accounts} current={licensee?.licenseNumber} onDone={close} />
          {roles && (
            <nav aria-label="Account" className={styles.pages}>
              {accountPagesFor(roles).map(({ label, to }) => (
                <Link key={to} className={styles.item} to={to} onClick={close}>
                  {label}
                </Link>
              ))}
            </nav>
          )}
          <SignOut />
        </div>
      )}
    </div>
  );
}

function Accounts(props: { accounts: readonly Account[]; current: string | undefined; onDone: () => void }) {
  const { accounts, current, onDone } = props;
  const choose = useChoose();
  const [busy, setBusy] = useState(false);
  if (accounts.length < 2 && current !== undefined) return null;
  const press = async (account: Account) => {
    setBusy(true);
    if (await choose(account)) onDone();
    setBusy(false);
  };
  return (
    <ul className={styles.accounts} aria-label="Accounts" aria-busy={busy}>
      {accounts.map((account) => {
        const isCurrent = account.licenseNumber === current;
        return (
          <li key={account.licenseNumber}>
            <button
              type="button"
              className={styles.item}
              aria-current={isCurrent || undefined}
              disabled={busy}
              onClick={() => (isCurrent ? onDone() : void press(account))}
            >
              <span>
                {account.companyName}
                <small>{`Licence ${account.licenseNumber}${account.isInvited ? ', invitation' : ''}`}</small>
              </span>
              {isCurrent && <Icon name="check" size={18} />}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Goes on for another account, with its own cart; false if that failed. */
function useChoose() {
  const { client } = useAtomValue(environmentAtom);
  const adopt = useSetAtom(adoptSessionAtom);
  const show = useSetAtom(showToastAtom);
  return async ({ licenseNumber, companyName }: Account): Promise<boolean> => {
    const body = { licenseNumber };
    const chosen = await createTypedCall(client.raw, accountCalls)('chooseAccount', { body });
    if (chosen.ok) adopt(chosen.data);
    const title = chosen.ok ? `You now order for ${companyName}` : 'The account could not be changed';
    show({
      ...{ kind: chosen.ok ? 'success' : 'error', key: 'account', title },
      ...(chosen.ok ? {} : { description: chosen.problem.detail }),
    });
    return chosen.ok;
  };
}

function SignOut() {
  const leave = useSetAtom(leaveLicenceAtom);
  const show = useSetAtom(showToastAtom);
  const navigate = useNavigate();
  const press = async () => {
    if (await leave()) await navigate('/');
    else show({ kind: 'error', key: 'account', title: "You're still signed in. Please try again." });
  };
  return (
    <button type="button" className={styles.item} onClick={() => void press()}>
      Sign out
    </button>
  );
}
