import { Navigate, Outlet } from 'react-router';
import { useMay } from '../../data/calls/index.ts';
import { ButtonLink, Nothing, PageHead } from '../../kit/parts/index.ts';
import { dashboard, useOpenPage, usePlaces } from '../places/index.ts';
import { PlaceTabs } from './place-tabs.tsx';

/** The open page, if the role includes it (STAFF-26). Without a dashboard, `/admin` opens the role's first page. */
export function OpenPage() {
  const may = useMay();
  const { page } = useOpenPage();
  const home = usePlaces()[0]?.pages[0];
  if (may(page.needs))
    return (
      <>
        <PlaceTabs />
        <Outlet />
      </>
    );
  if (home && page === dashboard) return <Navigate to={home.to} replace />;
  return (
    <>
      <PageHead title={page.label} />
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
