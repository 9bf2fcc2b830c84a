import { useState } from 'react';
import { MAIN_ID } from 'shared-ui/frame';
import { usePageTitle } from 'shared-ui/page';
import { useParams } from 'shared-ui/router';
import type { Desk } from './desk.ts';
import { Header } from './header.tsx';
import { NoRun } from './no-run.tsx';
import styles from './page.module.css';
import { RunOver } from './run-over.tsx';
import { SignalBar } from './signal-bar.tsx';
import { StopList } from './stop-list.tsx';
import { StopPage } from './stop-page.tsx';
import { nextOf, viewsOf } from './stops.ts';
import { useDesk, useDeskState } from './use-desk.ts';

/** The driver's page of a run (DRIVER-11, DRIVER-12): for a phone in one hand, with or without a network. */
export function DriverPage() {
  const { id = '' } = useParams();
  return <RunOnPhone desk={useDesk(id)} />;
}

/** The run, or why it can't be shown. */
export function RunOnPhone({ desk }: { desk: Desk }) {
  const state = useDeskState(desk);
  const { copy, phase, waiting } = state;
  const [shown, setShown] = useState<string>('next');
  const show = (what: string) => {
    setShown(what);
    window.scrollTo(0, 0);
  };
  usePageTitle(copy ? `${copy.run.title}, ${copy.run.driver}` : 'Your run');
  if (phase !== 'open' || !copy)
    return <NoRun phase={phase} waiting={waiting.length} onRetry={() => void desk.open()} />;
  const views = viewsOf(copy, waiting);
  const next = nextOf(views, waiting);
  const view = shown === 'next' ? next : views.find(({ stop }) => stop.orderId === shown);
  const isList = shown === 'list' || !view;
  return (
    <div className={styles.page}>
      <Header copy={copy} views={views} next={next} isList={isList} onList={() => show('list')} />
      <SignalBar desk={desk} state={state} />
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        {isList ? (
          <>
            {!next && views.length > 0 && <RunOver views={views} desk={desk} />}
            <StopList views={views} next={next} desk={desk} state={state} onOpen={show} />
          </>
        ) : (
          <StopPage
            key={view.stop.orderId}
            view={view}
            next={next}
            count={views.length}
            desk={desk}
            state={state}
            onClosed={() => show(views.filter(({ end }) => !end).length > 1 ? 'next' : 'list')}
          />
        )}
      </main>
    </div>
  );
}
