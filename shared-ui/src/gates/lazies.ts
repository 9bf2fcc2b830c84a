import { lazy } from 'react';

/** Milliseconds until a part that did not arrive is asked for once more. */
const PAUSE = 1000;

/** Asks for a part of the code, and once more a second later: most failures are a network that just changed. */
const twice = <Part>(load: () => Promise<Part>) =>
  load().catch(() => new Promise((resolve) => setTimeout(resolve, PAUSE)).then(load));

/** The gates and dialogs: each a chunk of its own that a first page does not carry. */
export const AgeDialog = lazy(() => twice(() => import('./age/age-dialog.tsx')));
export const ContactDialog = lazy(() => twice(() => import('./contact/contact-dialog.tsx')));
export const CustomerTypeDialog = lazy(() => twice(() => import('./licence/customer-type-dialog.tsx')));
export const CookieBanner = lazy(() => twice(() => import('./cookies/cookie-banner.tsx')));
export const ComingSoonCover = lazy(() => twice(() => import('./coming-soon/cover.tsx')));
