import { PageHead } from '../parts/index.ts';

/** Order Management. */
export function Orders() {
  return <PageHead title="Order Management" />;
}
