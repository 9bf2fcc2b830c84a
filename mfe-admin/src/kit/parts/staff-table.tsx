import type { ComponentProps } from 'react';
import { DataTable } from 'shared-ui/data-table';

const LOOK = {
  fontSize: 'var(--size-s)',
  color: 'var(--ink)',
  '--DataGrid-t-header-background-base': 'var(--surf-2)',
  '& .MuiDataGrid-columnHeaderTitle': { fontSize: 'var(--size-xs)', fontWeight: 600 },
  '& .MuiDataGrid-columnSeparator': { visibility: 'hidden' },
  '& .MuiDataGrid-columnHeaders:hover .MuiDataGrid-columnSeparator': { visibility: 'visible' },
  '& .MuiDataGrid-iconButtonContainer': { width: 'auto' },
  '& .MuiDataGrid-sortIcon': { fontSize: 'var(--size-l)' },
  // The first column is under the page's heading.
  '& [aria-colindex="1"]:not(.MuiDataGrid-cellCheckbox):not(.MuiDataGrid-columnHeaderCheckbox)': {
    paddingLeft: '24px',
  },
  '& .MuiDataGrid-row': { cursor: 'pointer' },
  '& .MuiDataGrid-row.Mui-selected, & .MuiDataGrid-row.Mui-selected:hover': {
    backgroundColor: 'var(--selected)',
    boxShadow: 'inset 2px 0 var(--selected-line)',
  },
  '& .MuiDataGrid-cell:focus, & .MuiDataGrid-columnHeader:focus': {
    outline: '2px solid var(--focus)',
    outlineOffset: -2,
  },
} as const;

/** MUI's data grid in the staff area's look. */
export function StaffTable<Row extends object>(props: ComponentProps<typeof DataTable<Row>>) {
  return (
    <DataTable<Row>
      density="standard"
      rowHeight={40}
      columnHeaderHeight={34}
      disableColumnMenu
      hideFooter
      sx={LOOK}
      {...props}
    />
  );
}
