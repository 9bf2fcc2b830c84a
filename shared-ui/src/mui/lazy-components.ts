import type MuiTablePagination from '@mui/material/TablePagination';
import { lazy } from 'react';

// Loaded when first opened, inside the caller's Suspense.
export const Dialog = lazy(() => import('./dialog.tsx'));
export const Menu = lazy(() => import('@mui/material/Menu'));
export const MenuItem = lazy(() => import('@mui/material/MenuItem'));
export const ListItemButton = lazy(() => import('@mui/material/ListItemButton'));
export const Popover = lazy(() => import('@mui/material/Popover'));
// `lazy` loses the type of the `component` prop.
export const TablePagination = lazy(
  () => import('@mui/material/TablePagination'),
) as unknown as typeof MuiTablePagination;
