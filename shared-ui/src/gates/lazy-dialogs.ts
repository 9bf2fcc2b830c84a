import { lazy } from 'react';
import type { OpenDialog } from 'shared-domain/state';
import { preloadDialog } from '../dialog/index.ts';

/** Milliseconds before a failed load is retried. */
const PAUSE = 1000;

/** Loads code with one retry after a second, because most failures come from a network that has just changed. */
const twice = <Part>(load: () => Promise<Part>) =>
  load().catch(() => new Promise((resolve) => setTimeout(resolve, PAUSE)).then(load));

const loadContact = () => import('./contact/contact-dialog.tsx');
const loadCustomerType = () => import('./licence/customer-type-dialog.tsx');

/** The gates and dialogs, each in its own chunk. */
export const AgeDialog = lazy(() => twice(() => import('./age/age-dialog.tsx')));
export const ContactDialog = lazy(() => twice(loadContact));
export const CustomerTypeDialog = lazy(() => twice(loadCustomerType));
export const CookieBanner = lazy(() => twice(() => import('./cookies/cookie-banner.tsx')));
export const ComingSoonOverlay = lazy(() => twice(() => import('./coming-soon/overlay.tsx')));

/** Preloads a dialog's code, when its button is hovered or focused. */
export function preloadSiteDialog(dialog: NonNullable<OpenDialog>): void {
  const load = dialog === 'contact' ? loadContact : loadCustomerType;
  load().catch(() => undefined);
  preloadDialog();
}
