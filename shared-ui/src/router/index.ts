/** What react-router lacks (ADR 084). */
export * from './earlier.ts';
export { Link, type LinkProps, usePreload } from './link.tsx';
export { RouterProvider, useDataRouter, useOpenedAt } from './router-provider.tsx';
