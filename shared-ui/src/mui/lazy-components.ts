import { lazy } from 'react';

// Loaded when first opened, inside the caller's Suspense.
export const Dialog = lazy(() => import('./dialog.tsx'));
export const Menu = lazy(() => import('@mui/material/Menu'));
export const MenuItem = lazy(() => import('@mui/material/MenuItem'));
export const ListItemButton = lazy(() => import('@mui/material/ListItemButton'));
export const Popover = lazy(() => import('@mui/material/Popover'));
