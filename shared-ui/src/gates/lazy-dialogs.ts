import { lazy } from 'react';
import type { OpenDialog } from 'shared-domain/state';
import { preloadDialog } from '../dialog/index.ts';

const loadContact = () => import('./contact/contact-dialog.tsx');
const loadCustomerType = () => import('./licence/customer-type-dialog.tsx');

/** The gates and dialogs, each in its own chunk. */
export const AgeDialog = lazy(() => import('./age/age-dialog.tsx'));
export const ContactDialog = lazy(loadContact);
export const CustomerTypeDialog = lazy(loadCustomerType);
export const CookieBanner = lazy(() => import('./cookies/cookie-banner.tsx'));
export const ComingSoonOverlay = lazy(() => import('./coming-soon/overlay.tsx'));

/** Preloads a dialog's code, when its button is hovered or focused. */
export function preloadSiteDialog(dialog: NonNullable<OpenDialog>): void {
  const load = dialog === 'contact' ? loadContact : loadCustomerType;
  load().catch(() => undefined);
  preloadDialog();
}
