import { PageHead } from '../parts/index.ts';

/** Retail Leads Management. */
export function Leads() {
  return <PageHead title="Retail Leads Management" />;
}
