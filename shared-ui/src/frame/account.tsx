import { useAtomValue } from 'jotai';
import { lazy } from 'react';
import { sessionAtom } from 'shared-domain/state';
import { Guard } from '../gates/guard.tsx';

const AccountMenu = lazy(() => import('./account-menu.tsx'));

/** The menu of whoever has signed in to an account; nothing, and no code, for everyone else. */
export function Account() {
  const { person, licensee } = useAtomValue(sessionAtom);
  return (
    person && (
      <Guard>
        <AccountMenu person={person} licensee={licensee} />
      </Guard>
    )
  );
}
