import { atom, useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Navigate, Outlet } from 'react-router';
import type { Problem } from 'shared-domain/client';
import { company } from 'shared-domain/company';
import type { StaffSession } from 'shared-domain/contracts';
import { compositionAtom, dismissToastAtom, openFutureAtom, toastsAtom } from 'shared-domain/state';
import { MAIN_ID, SkipLink } from 'shared-ui/frame';
import { Link, useDataRouter } from 'shared-ui/router';
import { ErrorState } from 'shared-ui/states';
import { StaffQueries, useCall, useMay, useNow, usePhone, useUndoKey } from '../../data/calls/index.ts';
import { Row, Stack, Text } from '../../kit/layout/index.ts';
import { ButtonLink, Nothing, PageHead } from '../../kit/parts/index.ts';
import { staffLook } from '../../kit/tokens/index.ts';
import { paths } from '../address/index.ts';
import { Palette } from '../palette/index.ts';
import { PasskeyDialog } from '../passkeys/index.ts';
import { dashboard, useOpenPage, usePlaces } from '../places/index.ts';
import { useStaffSession, useStoreReturnPage } from '../session/index.ts';
import { Shortcuts, shortcutsOpenAtom } from '../shortcuts/index.ts';
import { type PageHint, useShownHint } from './footer-hint.ts';
import { Header } from './header.tsx';
import { useLiveTopics } from './live-orders.ts';
import { MoreSheet, PhoneBar, PhoneHeader } from './phone-frame.tsx';
import { SideNav } from './side-nav.tsx';
import styles from './staff-layout.module.css';

/** The tabs of the open page's place, if it has more than one (STAFF-40); on a phone scrolled to the open one. */
function PlaceTabs() {
  const { page, place, isBelow } = useOpenPage();
  const { pages: all = [] } = usePlaces().find(({ label }) => label === place.label) ?? {};
  const isAsked = all.some(({ whileAny }) => whileAny);
  const { data } = useCall('leads', { query: { limit: 1 } }, { enabled: isAsked });
  const hasLeads = data !== undefined && data.leads.length > 0;
  const pages = all.filter((one) => !one.whileAny || hasLeads || one === page);
  const open = pages.length > 1 && !isBelow ? pages.indexOf(page) : -1;
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const tab = row.current?.children[open];
    if (row.current && tab instanceof HTMLElement)
      row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2;
  }, [open]);
  if (open < 0) return null;
  return (
    <nav ref={row} aria-label={place.label} className={styles.tabs}>
      {pages.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          className={styles.tab}
          aria-current={tab === page ? 'page' : undefined}
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}

/** The open page, if the role includes it (STAFF-26). Without a dashboard, `/admin` opens the role's first page. */
function OpenPage() {
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

const Hint = ({ text, keys }: PageHint) => (
  <>
    {text} {keys && <kbd>{keys}</kbd>}
  </>
);

/** Company, the page's hint, and the list of keys. */
function Footer({ now }: { now: Date }) {
  const hint = useShownHint();
  const apps = useAtomValue(compositionAtom);
  const openKeys = useSetAtom(shortcutsOpenAtom);
  const versions = Object.entries(apps).map(([app, release]) => `${app} ${release.split('+')[0]}`);
  return (
    <Row as="footer" gap={16} gutter ruled clip nowrap tone="quiet" size="xs" tight className={styles.footer}>
      <Text fixed>
        &copy; {now.getFullYear()} {company.name}
      </Text>
      <Text cut>{hint ? <Hint {...hint} /> : versions.join(' · ')}</Text>
      <Text as="button" fixed end pad="4 0" onClick={() => openKeys(true)}>
        Keyboard shortcuts <kbd>?</kbd>
      </Text>
    </Row>
  );
}

/** The API couldn't say who is signed in (STAFF-9). */
function AuthFailure({ problem, onRetry }: { problem: Problem; onRetry: () => void }) {
  return (
    <main id={MAIN_ID} tabIndex={-1}>
      <ErrorState
        title="Authentication Error"
        onRetry={onRetry}
        action={<ButtonLink to={paths.login}>Go to Login</ButtonLink>}
      >
        {problem.detail}
      </ErrorState>
    </main>
  );
}

const Main = ({ children }: { children: ReactNode }) => (
  <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
    {children}
  </main>
);

/** What surrounds the page. The page keeps its place in it, and so what is typed, when the window becomes as narrow as a phone. */
function Frame({ staff, children }: { staff: StaffSession; children: ReactNode }) {
  const now = useNow();
  const isPhone = usePhone();
  const [more, setMore] = useState(false);
  const showMore = () => setMore(true);
  return (
    <>
      {isPhone ? <PhoneHeader staff={staff} onMore={showMore} /> : <Header staff={staff} />}
      <Stack columns="208px minmax(0, 1fr)" className={styles.columns}>
        {!isPhone && <SideNav now={now} />}
        <div className={styles.content}>
          <Main>{children}</Main>
          {!isPhone && <Footer now={now} />}
        </div>
      </Stack>
      {isPhone && <PhoneBar onMore={showMore} />}
      <MoreSheet open={isPhone && more} staff={staff} onClose={() => setMore(false)} />
    </>
  );
}

/** Returning to the staff area ends a preview of a later time. */
function usePresent() {
  const openFuture = useSetAtom(openFutureAtom);
  useEffect(() => openFuture(null), [openFuture]);
}

/** Dismisses toasts, but for those that offer Undo. */
const leavePageAtom = atom(null, (get, set) => {
  for (const { id, action } of get(toastsAtom)) if (!action) set(dismissToastAtom, id);
});

/** Toasts go when their page goes (PAGE-10). */
function usePageToasts() {
  const router = useDataRouter();
  const leavePage = useSetAtom(leavePageAtom);
  useEffect(() => {
    let open = router.state.location.pathname;
    return router.subscribe(({ location, navigation }) => {
      const { pathname } = navigation.location ?? location;
      if (pathname !== open) leavePage();
      open = pathname;
    });
  }, [router, leavePage]);
}

function SignedIn({ staff }: { staff: StaffSession }) {
  usePresent();
  useLiveTopics();
  usePageToasts();
  useUndoKey();
  return (
    <div className={`${staffLook} ${styles.layout}`}>
      <SkipLink />
      <Frame staff={staff}>
        <OpenPage />
      </Frame>
      <Palette />
      <Shortcuts />
      <PasskeyDialog />
    </div>
  );
}

/** The layout of every admin page except sign-in (STAFF-7). Signed-out visitors are sent to sign in, and then return. */
export function StaffLayout() {
  const session = useStaffSession();
  useStoreReturnPage(session.state);
  if (session.state === 'authenticated')
    return (
      <StaffQueries>
        <SignedIn staff={session.staff} />
      </StaffQueries>
    );
  if (session.state === 'unauthenticated') return <Navigate to={paths.login} replace />;
  return (
    <div className={`${staffLook} ${styles.layout}`}>
      {session.state === 'failed' ? (
        <AuthFailure problem={session.problem} onRetry={session.retry} />
      ) : (
        <p className={styles.waiting} role="status">
          Loading...
        </p>
      )}
    </div>
  );
}
