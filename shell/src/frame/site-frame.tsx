import { Outlet, useLocation } from 'shared-ui/router';
import { type ReleaseRegistry, remoteAt } from '../registry/index.ts';

/** What stays on the page while remotes come and go: the header, the way to the content, the footer. */
export function SiteFrame({ registry }: { registry: ReleaseRegistry }) {
  const { pathname } = useLocation();
  const frame = remoteAt(registry, pathname)?.frame;
  if (frame?.chrome === 'staff') return <Outlet />;
  return (
    <>
      <header>Coastal Brew Outfitters</header>
      <main id="content">
        <Outlet />
      </main>
    </>
  );
}
