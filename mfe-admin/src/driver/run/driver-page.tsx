import { useState } from 'react';
import { useParams } from 'react-router';
import { MAIN_ID } from 'shared-ui/frame';
import { usePageTitle } from 'shared-ui/page';
import { Row } from '../../kit/layout/index.ts';
import { Announced, Primary, Warning } from './controls.tsx';
import { Header } from './header.tsx';
import styles from './page.module.css';
import type { RunSync, RunSyncState } from './run-sync.ts';
import { SignalBar } from './signal-bar.tsx';
import { RunFinished, StopList } from './stop-list.tsx';
import { StopPage } from './stop-page.tsx';
import { nextOf, viewsOf } from './stops.ts';
import { useRunSync, useRunSyncState } from './use-run-sync.ts';

type NoRunProps = { phase: RunSyncState['phase']; waiting: number; onRetry: () => void };

const updates = (number: number) => (number === 1 ? '1 update was' : `${number} updates were`);

/** Shown while the run loads, without a network, and once the link has ended. Contains no names. */
function NoRun({ phase, waiting, onRetry }: NoRunProps) {
  return (
    <Row column align="stretch" className={styles.page}>
      <Row
        as="main"
        column
        grow
        align="stretch"
        justify="center"
        gap={16}
        pad="24 16"
        to="center"
        className={styles.main}
        aria-busy={phase === 'loading'}
      >
        {phase === 'ended' && (
          <>
            <h1>This link has ended</h1>
            <p>This link no longer works. Ask the office for a new one.</p>
            {waiting > 0 && (
              <Warning>
                {updates(waiting)} not sent. This phone keeps {waiting === 1 ? 'it' : 'them'} until you open a
                new link.
              </Warning>
            )}
          </>
        )}
        {phase === 'unreachable' && (
          <>
            <h1>No signal</h1>
            <p>The run can’t be loaded. Once it has been, it also works without a signal.</p>
            <Primary onClick={onRetry}>Try again</Primary>
          </>
        )}
        {phase === 'loading' && <p role="status">Loading the run...</p>}
      </Row>
    </Row>
  );
}

/** The driver's page of a run (DRIVER-11, DRIVER-12): for a phone in one hand, with or without a network. */
export function DriverPage() {
  const { id = '' } = useParams();
  return <RunOnPhone sync={useRunSync(id)} />;
}

/** The run, or why it can't be shown. */
export function RunOnPhone({ sync }: { sync: RunSync }) {
  const state = useRunSyncState(sync);
  const { copy, phase, waiting } = state;
  const [shown, setShown] = useState<string>('next');
  const show = (what: string) => {
    setShown(what);
    window.scrollTo(0, 0);
  };
  usePageTitle(copy ? `${copy.run.title}, ${copy.run.driver}` : 'Your run');
  if (phase !== 'open' || !copy)
    return <NoRun phase={phase} waiting={waiting.length} onRetry={() => void sync.open()} />;
  const views = viewsOf(copy, waiting);
  const next = nextOf(views, waiting);
  const view = shown === 'next' ? next : views.find(({ stop }) => stop.orderId === shown);
  const isList = shown === 'list' || !view;
  return (
    <Row column align="stretch" className={styles.page}>
      <Header copy={copy} views={views} next={next} isList={isList} onList={() => show('list')} />
      <SignalBar sync={sync} state={state} />
      <Row as="main" column grow align="stretch" id={MAIN_ID} tabIndex={-1} className={styles.main}>
        <Announced key={isList ? 'list' : view.stop.orderId}>
          {isList ? (
            <>
              {!next && views.length > 0 && <RunFinished views={views} sync={sync} />}
              <StopList views={views} next={next} sync={sync} state={state} onOpen={show} />
            </>
          ) : (
            <StopPage
              view={view}
              next={next}
              count={views.length}
              sync={sync}
              state={state}
              onClosed={() => show(views.filter(({ end }) => !end).length > 1 ? 'next' : 'list')}
            />
          )}
        </Announced>
      </Row>
    </Row>
  );
}
