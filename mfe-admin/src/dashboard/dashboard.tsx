import { PageHead } from '../parts/index.ts';

/** Dashboard. */
export function Dashboard() {
  return <PageHead title="Dashboard" />;
}
