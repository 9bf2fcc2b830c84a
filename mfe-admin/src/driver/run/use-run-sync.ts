import { useEffect, useState, useSyncExternalStore } from 'react';
import { keepPage } from './keep-page.ts';
import { browserStorage } from './phone-storage.ts';
import { browserPhotos } from './photo-storage.ts';
import { driverCall, RunSync, unsent } from './run-sync.ts';

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

const openHere = (run: string): RunSync =>
  new RunSync({
    run,
    token: tokenHere(),
    storage: browserStorage(),
    photos: browserPhotos(),
    call: driverCall((address, init) => fetch(address, init)),
    now: () => new Date(),
    newId: () => crypto.randomUUID(),
  });

/** The run on this phone. The token is removed from the address once used. */
export function useRunSync(run: string): RunSync {
  const [sync] = useState(() => openHere(run));
  const [keep] = useState(pageKeeper);
  useEffect(() => {
    void sync.open().then((isUsed) => {
      if (isUsed && location.hash) history.replaceState(history.state, '', location.pathname);
      if (sync.read().phase === 'open') keep();
    });
  }, [sync, keep]);
  useEffect(() => {
    let last = Date.now();
    const lookIn = () => {
      const state = sync.read();
      const { silentSince, phase } = state;
      const isDue = unsent(state) > 0 || silentSince !== undefined || Date.now() - last >= WORD_MS;
      if (phase !== 'open' || document.hidden) return;
      keep();
      if (!isDue) return;
      last = Date.now();
      void sync.send();
    };
    const timer = setInterval(lookIn, RETRY_MS);
    const atOnce = () => void (sync.read().phase === 'open' && sync.send());
    window.addEventListener('online', atOnce);
    document.addEventListener('visibilitychange', lookIn);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', atOnce);
      document.removeEventListener('visibilitychange', lookIn);
    };
  }, [sync, keep]);
  return sync;
}

export const useRunSyncState = (sync: RunSync) => useSyncExternalStore(sync.subscribe, sync.read);
