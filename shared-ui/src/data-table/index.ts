export type {
  GridColDef,
  GridColumnVisibilityModel,
  GridRowSelectionModel,
} from '@mui/x-data-grid';
export { DataTable } from './data-table.tsx';
