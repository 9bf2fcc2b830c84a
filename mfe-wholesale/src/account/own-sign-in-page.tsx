import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import type { Client } from 'shared-domain/client';
import type { OwnSessionsJson } from 'shared-domain/contracts';
import { dayOf, longDate } from 'shared-domain/dates';
import { accountRolesText } from 'shared-domain/licences';
import { environmentAtom, sessionAtom, showToastAtom } from 'shared-domain/state';
import { Button } from 'shared-ui/button';
import { Panel } from 'shared-ui/page';
import { ErrorState, Loading } from 'shared-ui/states';
import { useLicenseeAnswer } from '../licensee/use-licensee-answer.ts';
import styles from './account.module.css';
import { accountCall } from './account-call.ts';
import { MemberPage } from './member-page.tsx';

type Session = OwnSessionsJson['sessions'][number];

/** Who is signed in, to which accounts, and in which browsers (PEOPLE-3). */
export function OwnSignInPage() {
  return (
    <MemberPage title="Your sign-in">
      <div className={styles.columns}>
        <Sessions />
        <Accounts />
      </div>
    </MemberPage>
  );
}

function Accounts() {
  const { person } = useAtomValue(sessionAtom);
  return (
    <Panel title={person?.name ?? ''}>
      <p className={styles.words}>{person?.email}</p>
      <ul className={styles.rows} aria-label="Your accounts">
        {person?.accounts.map(({ licenseNumber, companyName, roles }) => (
          <li key={licenseNumber}>
            <div>
              <b>{companyName}</b>
              <p className={styles.quiet}>{`Licence ${licenseNumber}. ${accountRolesText(roles)}.`}</p>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const readSessions = (client: Client) => accountCall(client)('accountSessions');

function Sessions() {
  const { client } = useAtomValue(environmentAtom);
  const show = useSetAtom(showToastAtom);
  const { answer, setAnswer, load } = useLicenseeAnswer(readSessions);
  const [busy, setBusy] = useState(false);
  const end = async (session?: Session) => {
    setBusy(true);
    const call = accountCall(client);
    const ended = session
      ? await call('endAccountSession', { params: { id: session.id } })
      : await call('endOtherAccountSessions');
    setBusy(false);
    if (ended.ok) setAnswer(ended);
    const title = ended.ok ? (session ? 'Signed out there' : 'Signed out everywhere else') : 'Not signed out';
    show({
      ...{ kind: ended.ok ? 'success' : 'error', key: 'sessions', title },
      ...(ended.ok ? {} : { description: ended.problem.detail }),
    });
  };
  return (
    <Panel title="Where you are signed in">
      {answer === null ? (
        <Loading>Loading your sessions...</Loading>
      ) : !answer.ok ? (
        <ErrorState title="Your sessions could not be loaded" onRetry={load}>
          {answer.problem.detail}
        </ErrorState>
      ) : (
        <>
          <ul className={styles.rows} aria-label="Sessions">
            {answer.data.sessions.map((session) => (
              <li key={session.id}>
                <div>
                  <b>{session.browser}</b>
                  <p className={styles.quiet}>
                    {`${session.place}. Signed in ${dateOf(session.signedInAt)}, last used ${dateOf(session.usedAt)}.`}
                  </p>
                </div>
                {session.isThis ? (
                  <span className={styles.badge}>This browser</span>
                ) : (
                  <Button
                    variant="outline"
                    size="sm"
                    disabled={busy}
                    aria-label={`Sign out of ${session.browser}, ${session.place}`}
                    onClick={() => void end(session)}
                  >
                    Sign out
                  </Button>
                )}
              </li>
            ))}
          </ul>
          {answer.data.sessions.length > 2 && (
            <Button variant="ghost" disabled={busy} onClick={() => void end()}>
              Sign out everywhere else
            </Button>
          )}
        </>
      )}
    </Panel>
  );
}

const dateOf = (at: string) => longDate(dayOf(new Date(at)));
