import { DataGrid, type DataGridProps, type GridValidRowModel } from '@mui/x-data-grid';
import { MuiTheme } from '../mui/index.ts';

const DENSE = {
  border: 0,
  backgroundColor: 'var(--paper)',
  '--DataGrid-t-header-background-base': 'var(--tint)',
  '--DataGrid-rowBorderColor': 'var(--line)',
  '& .MuiDataGrid-cell': { fontVariantNumeric: 'tabular-nums lining-nums' },
} as const;

/** The data grid in the dense look. */
export default function Grid<Row extends GridValidRowModel>({ sx, ...props }: DataGridProps<Row>) {
  return (
    <MuiTheme>
      <DataGrid
        density="compact"
        disableRowSelectionOnClick
        pageSizeOptions={[25, 50, 100]}
        {...props}
        sx={[DENSE, ...(Array.isArray(sx) ? sx : [sx])]}
      />
    </MuiTheme>
  );
}
