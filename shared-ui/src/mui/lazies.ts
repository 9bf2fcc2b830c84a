import type MuiTablePagination from '@mui/material/TablePagination';
import { lazy } from 'react';

// Components whose code loads when they are opened. The caller's Suspense says what is shown until then.
export const Dialog = lazy(() => import('./dialog.tsx'));
export const Menu = lazy(() => import('@mui/material/Menu'));
export const MenuItem = lazy(() => import('@mui/material/MenuItem'));
export const ListItemButton = lazy(() => import('@mui/material/ListItemButton'));
export const Popover = lazy(() => import('@mui/material/Popover'));
// `lazy` loses the element that it may be told to be (`component`): a table's cell is its own.
export const TablePagination = lazy(
  () => import('@mui/material/TablePagination'),
) as unknown as typeof MuiTablePagination;
