import { ThankYou } from 'shared-ui/checkout';
import { paths } from '../paths.ts';

/** The confirmation that the success page links to. */
export function RetailThankYou() {
  return <ThankYou shop={paths.shop} />;
}
