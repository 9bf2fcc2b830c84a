import { useEffect, useState, useSyncExternalStore } from 'react';
import { Desk, driverCall } from './desk.ts';
import { keepPage } from './keep-page.ts';
import { browserPocket } from './pocket.ts';

/** Milliseconds between retries while updates wait, and between heartbeats. */
const RETRY_MS = 10_000;
const WORD_MS = 60_000;

/** Milliseconds before a silent service worker is asked again; the browser may have stopped it. */
const ANSWER_MS = 30_000;

/** Has the phone keep this page, retrying until it has. */
function pageKeeper(): () => void {
  let next = 0;
  return () => {
    if (Date.now() < next) return;
    next = Date.now() + ANSWER_MS;
    void keepPage().then((isKept) => {
      next = isKept ? Infinity : 0;
    });
  };
}

/** The token in the fragment of the driver's link. */
const tokenHere = (): string | undefined => location.hash.slice(1) || undefined;

const openHere = (run: string): Desk =>
  new Desk({
    run,
    token: tokenHere(),
    pocket: browserPocket(),
    call: driverCall((address, init) => fetch(address, init)),
    now: () => new Date(),
    newId: () => crypto.randomUUID(),
  });

/** The run on this phone. The token is removed from the address once used. */
export function useDesk(run: string): Desk {
  const [desk] = useState(() => openHere(run));
  const [keep] = useState(pageKeeper);
  useEffect(() => {
    void desk.open().then((isUsed) => {
      if (isUsed && location.hash) history.replaceState(history.state, '', location.pathname);
      if (desk.read().phase === 'open') keep();
    });
  }, [desk, keep]);
  useEffect(() => {
    let last = Date.now();
    const lookIn = () => {
      const { waiting, silentSince, phase } = desk.read();
      const isDue = waiting.length > 0 || silentSince !== undefined || Date.now() - last >= WORD_MS;
      if (phase !== 'open' || document.hidden) return;
      keep();
      if (!isDue) return;
      last = Date.now();
      void desk.send();
    };
    const timer = setInterval(lookIn, RETRY_MS);
    const atOnce = () => void (desk.read().phase === 'open' && desk.send());
    window.addEventListener('online', atOnce);
    document.addEventListener('visibilitychange', lookIn);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', atOnce);
      document.removeEventListener('visibilitychange', lookIn);
    };
  }, [desk, keep]);
  return desk;
}

export const useDeskState = (desk: Desk) => useSyncExternalStore(desk.subscribe, desk.read);
