import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { ACCOUNT_ROLE_LABELS, type AccountRole } from 'shared-domain/licences';
import { accountRolesAtom, sessionAtom } from 'shared-domain/state';
import { ButtonLink } from 'shared-ui/button';
import { Page, PageHead } from 'shared-ui/page';
import { Empty, Loading } from 'shared-ui/states';
import { paths, useShopTitle } from '../address/index.ts';
import { AccountNav } from './account-nav.tsx';

type Props = {
  title: string;
  lead?: ReactNode;
  needs?: AccountRole;
  actions?: ReactNode;
  children: ReactNode;
};

/** A page of the account's people, with a role of those who have it (PEOPLE-2). */
export function MemberPage({ title, lead, needs, actions, children }: Props) {
  useShopTitle();
  const { licensee } = useAtomValue(sessionAtom);
  return (
    <Page>
      <PageHead title={title} lead={lead ?? licensee?.companyName ?? '\u00a0'} actions={actions} />
      <AccountNav />
      <Admitted needs={needs}>{children}</Admitted>
    </Page>
  );
}

function Admitted({ needs, children }: Pick<Props, 'needs' | 'children'>) {
  const { status, person } = useAtomValue(sessionAtom);
  const roles = useAtomValue(accountRolesAtom);
  if (status === 'unknown') return <Loading>Loading...</Loading>;
  if (!person || !roles)
    return (
      <Empty
        title={person ? 'Not one of your accounts' : 'Not signed in'}
        action={<ButtonLink to={paths.signIn}>{person ? 'Choose an account' : 'Sign in'}</ButtonLink>}
      >
        This page is for the people of an account.
      </Empty>
    );
  if (needs && !roles.includes(needs))
    return (
      <Empty
        title="Not part of your sign-in"
        action={<ButtonLink to={paths.orders}>Orders of your account</ButtonLink>}
      >
        {`This needs "${ACCOUNT_ROLE_LABELS[needs]}". A manager of the account can add it.`}
      </Empty>
    );
  return children;
}
