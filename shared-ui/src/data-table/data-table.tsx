import type { DataGridProps, GridValidRowModel } from '@mui/x-data-grid';
import { type ComponentType, lazy, Suspense } from 'react';
import { Loading } from '../states/index.ts';

const Grid = lazy(() => import('./grid.tsx')) as ComponentType<DataGridProps>;

/** MUI X's Data Grid for staff, loaded on demand; `label` names it. */
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
