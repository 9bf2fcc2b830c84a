import { PageHead } from '../parts/index.ts';

/** Audit. */
export function Audit() {
  return <PageHead title="Audit" />;
}
