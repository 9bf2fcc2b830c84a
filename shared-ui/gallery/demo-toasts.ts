import type { Toast } from 'shared-domain/state';

/** The toasts of picture 08-states. */
export const TOASTS: readonly Toast[] = [
  {
    id: 1,
    kind: 'success',
    title: '6 x Moon Moth Hazy IPA added to cart',
    duration: null,
    link: { label: 'View cart', to: '/dtc/cart' },
  },
  {
    id: 2,
    kind: 'success',
    title: 'License Verified',
    description: 'Welcome, The Gull & Anchor',
    duration: null,
  },
  { id: 3, kind: 'info', title: 'Using estimated shipping rate of $14.95 for BC.', duration: null },
  {
    id: 4,
    kind: 'error',
    title: 'Verification Failed',
    description: "We're unable to verify your license. Please contact us for assistance.",
    duration: null,
  },
  {
    id: 5,
    kind: 'error',
    title: 'There was a problem submitting your order. Please try again.',
    duration: null,
  },
];
