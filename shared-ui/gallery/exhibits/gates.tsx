import AgeDialog from '../../src/gates/age/age-dialog.tsx';
import ComingSoonOverlay from '../../src/gates/coming-soon/overlay.tsx';
import ContactDialog from '../../src/gates/contact/contact-dialog.tsx';
import CookieBanner from '../../src/gates/cookies/cookie-banner.tsx';
import CustomerTypeDialog from '../../src/gates/licence/customer-type-dialog.tsx';

const ignore = () => {};

/** Each gate and dialog of the front door, open. Shown one at a time: each covers the page. */
export const GATES = {
  age: () => <AgeDialog />,
  contact: () => <ContactDialog onClose={ignore} />,
  'customer-type': () => (
    <CustomerTypeDialog onShop={false} startAtVerify={false} onClose={ignore} onLeave={ignore} />
  ),
  licence: () => <CustomerTypeDialog onShop startAtVerify onClose={ignore} onLeave={ignore} />,
  cookies: () => <CookieBanner />,
  'coming-soon': () => <ComingSoonOverlay />,
};
