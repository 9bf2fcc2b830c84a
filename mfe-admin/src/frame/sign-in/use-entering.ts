import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import type { SessionJson } from 'shared-domain/contracts';
import { adoptSessionAtom } from 'shared-domain/state';
import { tellSignedInAtom, useReturnPage } from '../session/index.ts';

/** Adopts a session, notifies other tabs, and returns to the page where the last one ended. */
export function useEntering() {
  const adopt = useSetAtom(adoptSessionAtom);
  const tellOthers = useSetAtom(tellSignedInAtom);
  const navigate = useNavigate();
  const returnPage = useReturnPage();
  return useCallback(
    async (session: SessionJson) => {
      const back = returnPage();
      adopt(session);
      tellOthers();
      await navigate(back, { replace: true });
    },
    [adopt, tellOthers, navigate, returnPage],
  );
}
