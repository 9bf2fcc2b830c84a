import { useEffect, useRef, useState } from 'react';
import { Icon } from 'shared-ui/icons';
import { Row, Stack } from '../../kit/layout/index.ts';
import { clockTime } from '../../kit/moments/index.ts';
import page from './page.module.css';
import { type RunSync, type RunSyncState, unsent } from './run-sync.ts';
import styles from './signal-bar.module.css';

const SENT_MS = 4_000;
const updates = (number: number) => (number === 1 ? '1 update' : `${number} updates`);

/** True for four seconds after waiting updates were sent. */
function useJustSent(state: RunSyncState): boolean {
  const number = unsent(state);
  const [isShown, setShown] = useState(false);
  const hadSome = useRef(false);
  const isQuiet = number === 0 && state.silentSince === undefined;
  useEffect(() => {
    if (!isQuiet) hadSome.current = number > 0 || hadSome.current;
    if (!isQuiet || !hadSome.current) return;
    hadSome.current = false;
    setShown(true);
    const timer = setTimeout(() => setShown(false), SENT_MS);
    return () => clearTimeout(timer);
  }, [isQuiet, number]);
  return isShown && isQuiet;
}

/** The bar's text, in one or two lines; null for none. */
function signalText(state: RunSyncState, justSent: boolean): string[] | null {
  const { silentSince, copy } = state;
  const number = unsent(state);
  if (silentSince !== undefined) {
    const silence = `No signal since ${clockTime(silentSince)}. You can carry on.`;
    const are = number === 1 ? 'will send by itself' : 'will send by themselves';
    return number > 0 ? [`${updates(number)} waiting, ${are}`, silence] : [silence];
  }
  if (number > 0) return [`Sending ${updates(number)}`];
  return justSent && copy ? [`All sent ${clockTime(copy.at)}`] : null;
}

/** Shows that there is no signal and how many updates wait; never blocks. */
export function SignalBar({ state }: { sync: RunSync; state: RunSyncState }) {
  const parts = signalText(state, useJustSent(state));
  const [first, ...rest] = parts ?? [];
  return (
    <div role="status">
      {first && (
        <Row gap={12} pad="12 16" size="m" className={`${page.main} ${styles.signal}`}>
          <Icon name={state.silentSince ? 'offline' : 'check'} size={24} />
          <Stack as="p" grow>
            <strong>{first}</strong>
            {rest.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </Stack>
        </Row>
      )}
    </div>
  );
}
