import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { adoptSessionAtom, environmentAtom } from 'shared-domain/state';

/** What a tab stores when someone has signed in there; every other tab of the browser is notified. */
const KEY = 'staff-signed-in';

/** Tells this browser's other tabs that someone has signed in here. */
export const tellSignedInAtom = atom(null, (get) => {
  const { localStorage, now } = get(environmentAtom);
  localStorage.write(KEY, now().toISOString());
});

/**
 * Notices a sign-in from another tab: the emailed link usually opens a new one. Checks when that tab says so, and when
 * this one becomes visible, for a browser without storage.
 */
export function useSignInElsewhere(): void {
  const { client, onStorage, onVisible } = useAtomValue(environmentAtom);
  const adopt = useSetAtom(adoptSessionAtom);
  useEffect(() => {
    const look = async () => {
      const session = await client.call('readSession');
      if (session.ok && session.data.staff) adopt(session.data);
    };
    const ends = [
      onStorage((key) => {
        if (key === KEY) void look();
      }),
      onVisible(() => void look()),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [client, onStorage, onVisible, adopt]);
}
