import type { DataGridProps, GridValidRowModel } from '@mui/x-data-grid';
import { type ComponentType, lazy, Suspense } from 'react';
import { Loading } from '../states/index.ts';

const Grid = lazy(() => import('./grid.tsx')) as ComponentType<DataGridProps>;

/**
 * A table for staff with all of MUI X's Data Grid (its props are passed on); `label` names it. Its code loads when the
 * first table is shown.
 */
export function DataTable<Row extends GridValidRowModel>({
  label,
  ...props
}: DataGridProps<Row> & { label: string }) {
  return (
    <Suspense fallback={<Loading>Loading table...</Loading>}>
      <Grid {...(props as DataGridProps)} aria-label={label} />
    </Suspense>
  );
}
