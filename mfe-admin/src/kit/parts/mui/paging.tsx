import { Suspense } from 'react';
import { TablePagination } from 'shared-ui/mui';
import { countText } from '../amounts.ts';

/** Rows per page of the table (the limit of MUI X's community grid). */
export const PAGE_ROWS = 100;

const WAYS = { first: 'First', previous: 'Previous', next: 'Next', last: 'Last' };

/** '1 to 100 of 450', with buttons for the other pages. */
export function Paging({
  page,
  total,
  busy = false,
  onPage,
}: {
  /** 0-based. */
  page: number;
  total: number;
  /** Whether the next page is loading. */
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
