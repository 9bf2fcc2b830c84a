import { PageHead } from '../parts/index.ts';

/** Licence Management. */
export function Licences() {
  return <PageHead title="Licence Management" />;
}
