import { countText } from './amounts.ts';
import { Button } from './button.tsx';
import styles from './paging.module.css';

/** Rows per page of the table (the limit of MUI X's community grid). */
export const PAGE_ROWS = 100;

/** Which rows of how many are shown, and the buttons for the others. */
export function Paging({
  page,
  total,
  busy = false,
  back = 'Previous',
  on = 'Next',
  onPage,
}: {
  /** From 0. */
  page: number;
  total: number;
  /** The rows of the next page are loading. */
  busy?: boolean;
  back?: string;
  on?: string;
  onPage: (page: number) => void;
}) {
  if (total <= PAGE_ROWS && page === 0) return null;
  const first = page * PAGE_ROWS + 1;
  const last = Math.min(total, first + PAGE_ROWS - 1);
  return (
    <nav className={styles.paging} aria-label="Pages">
      <p className="num" role="status">
        {countText(first)} to {countText(last)} of {countText(total)}
      </p>
      <Button disabled={page === 0} onClick={() => onPage(page - 1)}>
        {back}
      </Button>
      <Button disabled={last >= total} busy={busy} busyText="Loading..." onClick={() => onPage(page + 1)}>
        {on}
      </Button>
    </nav>
  );
}
