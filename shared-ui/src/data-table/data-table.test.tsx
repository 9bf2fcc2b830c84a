import { render, screen } from '@testing-library/react';
import { DataTable, type GridColDef } from './index.ts';
// Loaded beforehand, because on a busy machine the first load may exceed a wait's timeout.
import './grid.tsx';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'SKU', width: 120 },
  { field: 'name', headerName: 'Name', width: 200 },
];

test('A staff table is a named grid with its column headings', async () => {
  render(
    <div style={{ width: 600 }}>
      <DataTable
        label="Products"
        rows={[{ id: 'CTR-112', name: 'Gantry IPA' }]}
        columns={columns}
        disableVirtualization
      />
    </div>,
  );
  expect(await screen.findByRole('grid', { name: 'Products' }, { timeout: 20_000 })).toBeInTheDocument();
  expect(screen.getByRole('columnheader', { name: 'SKU' })).toBeInTheDocument();
  expect(screen.getByRole('gridcell', { name: 'Gantry IPA' })).toBeInTheDocument();
});
