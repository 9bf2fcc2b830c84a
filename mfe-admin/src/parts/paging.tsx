import { Suspense } from 'react';
import { TablePagination } from 'shared-ui/mui';
import { countText } from './amounts.ts';

/** Rows per page of the table (the limit of MUI X's community grid). */
export const PAGE_ROWS = 100;

const WAYS = { first: 'First', previous: 'Previous', next: 'Next', last: 'Last' };

/** Which rows of how many are shown, and the buttons for the others. */
export function Paging({
  page,
  total,
  busy = false,
  onPage,
}: {
  /** From 0. */
  page: number;
  total: number;
  /** The rows of the next page are loading. */
  busy?: boolean;
  onPage: (page: number) => void;
}) {
  if (total <= PAGE_ROWS && page === 0) return null;
  return (
    <nav aria-label="Pages">
      <Suspense fallback={null}>
        <TablePagination
          component="div"
          count={total}
          page={page}
          rowsPerPage={PAGE_ROWS}
          rowsPerPageOptions={[]}
          labelDisplayedRows={({ from, to, count }) =>
            `${countText(from)} to ${countText(to)} of ${countText(count)}`
          }
          getItemAriaLabel={(type) => WAYS[type]}
          onPageChange={(_, next) => {
            if (!busy || next < page) onPage(next);
          }}
          slotProps={{
            displayedRows: { role: 'status' },
            actions: { nextButton: { 'aria-busy': busy, 'aria-disabled': busy } },
          }}
        />
      </Suspense>
    </nav>
  );
}
