import { useLocation, useNavigate } from '../router/index.ts';

/** Cards that a shop shows at a time. */
export const PAGE_SIZE = 24;

/** History state of a shop's page: how many cards it shows. */
type HistoryState = { shown?: number } | null;

/**
 * How many cards a shop's page shows. The number is kept in the page's history entry: Back and a reload show as many
 * again, other filters start with the first page.
 */
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
