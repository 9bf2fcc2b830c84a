import { ThankYou } from 'shared-ui/checkout';
import { paths } from '../paths.ts';
import { NEXT } from './next.ts';

/** The confirmation that the success page links to. */
export function RetailThankYou() {
  return <ThankYou shop={paths.shop} next={NEXT} />;
}
