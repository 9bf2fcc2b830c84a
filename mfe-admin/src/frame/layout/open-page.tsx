import { Navigate, Outlet, useLocation } from 'react-router';
import { useMay } from '../../data/calls/index.ts';
import { ButtonLink, Nothing, PageHead } from '../../kit/parts/index.ts';
import { paths } from '../address/index.ts';
import { nameOf, needsOf, places } from '../places/index.ts';

/** The open page, if the role includes it (STAFF-26). Without a dashboard, `/admin` opens the role's first page. */
export function OpenPage() {
  const may = useMay();
  const { pathname } = useLocation();
  if (may(needsOf(pathname))) return <Outlet />;
  const home = places.find(({ needs }) => may(needs));
  if (home && pathname.replace(/\/$/, '') === paths.dashboard) return <Navigate to={home.to} replace />;
  const name = nameOf(pathname);
  return (
    <>
      <PageHead title={name.charAt(0).toUpperCase() + name.slice(1)} />
      <Nothing
        title="This page is not part of your role"
        action={
          home && (
            <ButtonLink variant="primary" to={home.to}>
              Go to {home.label}
            </ButtonLink>
          )
        }
      >
        An owner can change your role.
      </Nothing>
    </>
  );
}
