import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { adoptSessionAtom, environmentAtom } from 'shared-domain/state';

/** What one tab writes when somebody has signed in there; every other tab of the browser hears of it. */
const KEY = 'staff-signed-in';

/** Tells the other tabs of this browser that somebody has signed in here. */
export const tellSignedInAtom = atom(null, (get) => {
  const { localStorage, now } = get(environmentAtom);
  localStorage.write(KEY, now().toISOString());
});

/**
 * Notices that somebody signed in from another tab: the mailed link mostly opens one of its own. Looks when that tab
 * says so, and when this one is seen again, for a browser that keeps nothing.
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
