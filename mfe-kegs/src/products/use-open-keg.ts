import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { paths } from '../paths.ts';

/** History state of a keg's address that was opened from the portal's list. */
type HistoryState = { isOverList?: boolean } | null;

/**
 * The keg whose dialog is open: its address names it, so that it can be linked to (PAGE-18). Back closes the dialog, Forward
 * and a reload reopen it. Closing a keg that was opened by a link leads to the list.
 */
export function useOpenKeg() {
  const { search, state, key } = useLocation();
  const { id: openId } = useParams();
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
  const show = (pathname: string, isOverList: boolean) =>
    navigate(
      { pathname, search },
      { replace: !isOverList, state: isOverList ? { isOverList } : null, preventScrollReset: true },
    );
  const leave = () => ((state as HistoryState)?.isOverList ? navigate(-1) : show(paths.products, false));
  return {
    openId,
    open: (id: string) => openId === undefined && once(() => show(paths.keg(id), true)),
    close: () => openId !== undefined && once(leave),
  };
}
