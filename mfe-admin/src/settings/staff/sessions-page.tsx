import type { Result } from 'shared-domain/client';
import type { OwnSessionsJson } from 'shared-domain/contracts';
import { useCall, useChange, useToast } from '../../data/calls/index.ts';
import { PasskeysSection } from '../../frame/passkeys/index.ts';
import { Quiet, Text } from '../../kit/layout/index.ts';
import { shortMoment } from '../../kit/moments/index.ts';
import { Button, Failed, PageHead, Tag, WaitingRows } from '../../kit/parts/index.ts';
import styles from './staff-page.module.css';

/** One's own sessions. */
function useSessions() {
  const reading = useCall('ownSessions', {});
  const toast = useToast();
  const answered = (left: OwnSessionsJson) => ({ ownSessions: () => left });
  const one = useChange('endSession', { answered });
  const others = useChange('endOtherSessions', { answered });
  const report = (result: Result<OwnSessionsJson>, title: string) => {
    if (result.ok) return toast.done(title);
    toast.failed('The session was not ended', result.problem.detail);
    reading.refetch();
  };
  return {
    ...reading,
    busy: one.isSending || others.isSending,
    end: async (id: string, browser: string) =>
      report(await one.send({ params: { id } }), `Session of ${browser} ended`),
    endOthers: async () => report(await others.send({}), 'Your other sessions were ended'),
  };
}

/** 'Your sessions' (STAFF-30): where one is signed in, with buttons to end sessions. */
export default function SessionsPage() {
  const { data, problem, refetch, busy, end, endOthers } = useSessions();
  const hasOthers = data?.sessions.some(({ isThis }) => !isThis);
  return (
    <>
      <PageHead
        title="Your sessions"
        actions={
          hasOthers && (
            <Button busy={busy} onClick={() => void endOthers()}>
              End all others
            </Button>
          )
        }
      />
      {problem ? (
        <Failed title="Your sessions could not be loaded" problem={problem} onRetry={refetch} />
      ) : !data ? (
        <WaitingRows label="Loading your sessions..." widths={[200, 120]} rows={2} />
      ) : (
        <>
          <ul className={styles.people} aria-label="Your sessions">
            {data.sessions.map(({ id, browser, place, signedInAt, usedAt, isThis }) => (
              <li key={id}>
                <Text as="div" grow shrink pad="8 0">
                  <b>{browser}</b> {isThis && <Tag tone="ok">This session</Tag>}
                  <Quiet as="p" size="s">
                    {place}. Signed in on {shortMoment(signedInAt)}, last used on {shortMoment(usedAt)}.
                  </Quiet>
                </Text>
                {!isThis && (
                  <Button busy={busy} onClick={() => void end(id, browser)}>
                    End<span className="visually-hidden"> the session of {browser}</span>
                  </Button>
                )}
              </li>
            ))}
          </ul>
          <Quiet as="p" pad="14 0" gutter size="s" className={styles.note}>
            A session ends after 12 hours without use, and 7 days after sign-in. You get an email when a new
            browser signs in with your address.
          </Quiet>
          <PasskeysSection device={data.sessions.find(({ isThis }) => isThis)?.browser ?? ''} />
        </>
      )}
    </>
  );
}
