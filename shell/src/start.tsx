import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'shared-ui/router';
import { report, reportUncaught, stampReportsWith } from './failures/report.ts';
import { createHost, createRemotes } from './federation/index.ts';
import { readRegistry } from './registry/index.ts';
import { createSiteRouter } from './routing/router.tsx';

/** Puts the site on the page that the gateway sent. */
export function startSite(page: Document): void {
  reportUncaught(window);
  const registry = readRegistry(page);
  const remotes = createRemotes(registry, createHost(), ({ remote, release, cause }) =>
    report(cause, { app: remote.app, phase: 'load', release: release.release }),
  );
  stampReportsWith(remotes.composition);
  const root = page.getElementById('root');
  if (!root) throw new Error('This page has no place for the site.');
  createRoot(root).render(<RouterProvider router={createSiteRouter(registry, remotes)} />);
}
