import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'shared-ui/router';

/** History state while a keg's dialog is open over the page. */
type HistoryState = { keg?: string } | null;

/**
 * The keg whose dialog is open. The dialog has its own history entry: Back closes it, Forward and a reload reopen it. The
 * address doesn't change.
 */
export function useOpenKeg() {
  const { pathname, search, state, key } = useLocation();
  const navigate = useNavigate();
  const asked = useRef<string>(null);
  useEffect(() => {
    if (asked.current !== key) asked.current = null;
  }, [key]);
  /** Goes back once per entry; a second click would leave the portal. */
  const once = (step: () => void) => {
    if (asked.current === key) return;
    asked.current = key;
    step();
  };
  const openId = (state as HistoryState)?.keg ?? null;
  const show = (keg: string) =>
    navigate({ pathname, search }, { state: { ...state, keg }, preventScrollReset: true });
  return {
    openId,
    open: (id: string) => openId === null && once(() => show(id)),
    close: () => openId !== null && once(() => navigate(-1)),
  };
}
