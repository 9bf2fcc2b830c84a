import { useSetAtom } from 'jotai';
import { openDialogAtom } from 'shared-domain/state';
import { preloadSiteDialog } from '../gates/lazies.ts';
import type { FrameLink } from '../remote/index.ts';
import { Link, useLocation } from '../router/index.ts';
import styles from './header.module.css';

/** Whether `to` is where the visitor is: the page itself, or below a link that is deeper than a shop's front page. */
export function isCurrent(to: string, pathname: string): boolean {
  if (to.includes('#')) return false;
  const deep = to.split('/').filter(Boolean).length > 1;
  return pathname === to || (deep && pathname.startsWith(`${to}/`));
}

/** The links of a remote's frame. `onPick` is called first, whichever link is taken (the mobile menu closes itself). */
export function NavLinks({ links, onPick }: { links: FrameLink[]; onPick?: () => void }) {
  const { pathname } = useLocation();
  const openDialog = useSetAtom(openDialogAtom);
  return links.map((link) =>
    'to' in link ? (
      <Link
        key={link.label}
        className={styles.link}
        to={link.to}
        aria-current={isCurrent(link.to, pathname) ? 'page' : undefined}
        onClick={onPick}
      >
        {link.label}
      </Link>
    ) : (
      <button
        key={link.label}
        type="button"
        className={styles.link}
        aria-haspopup="dialog"
        onPointerEnter={() => preloadSiteDialog(link.dialog)}
        onFocus={() => preloadSiteDialog(link.dialog)}
        onClick={() => {
          onPick?.();
          openDialog(link.dialog);
        }}
      >
        {link.label}
      </button>
    ),
  );
}
