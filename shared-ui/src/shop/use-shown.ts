import { useLocation, useNavigate } from 'react-router';

/** Cards per page. */
export const PAGE_SIZE = 24;

/** History state: the number of shown cards. */
type HistoryState = { shown?: number } | null;

/** How many cards a shop's page shows. Stored in the history entry, so that Back and a reload show as many; other filters start over. */
export function useShown() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const shown = (state as HistoryState)?.shown ?? PAGE_SIZE;
  const showMore = () =>
    void navigate(
      { pathname, search },
      { replace: true, state: { ...state, shown: shown + PAGE_SIZE }, preventScrollReset: true },
    );
  return { shown, showMore };
}
