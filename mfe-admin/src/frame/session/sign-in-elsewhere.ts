import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { adoptSessionAtom, environmentAtom } from 'shared-domain/state';

/** Written by a tab on sign-in, which notifies the browser's other tabs. */
const KEY = 'staff-signed-in';

/** Tells this browser's other tabs that someone has signed in here. */
export const tellSignedInAtom = atom(null, (get) => {
  const { localStorage, now } = get(environmentAtom);
  localStorage.write(KEY, now().toISOString());
});

/**
 * Notices a sign-in in another tab, where the emailed link usually opens: on its notification or, without storage, when
 * this tab becomes visible.
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
