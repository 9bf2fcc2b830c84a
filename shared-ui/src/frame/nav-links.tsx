import { useSetAtom } from 'jotai';
import { useLocation } from 'react-router';
import { openDialogAtom } from 'shared-domain/state';
import { preloadSiteDialog } from '../gates/lazy-dialogs.ts';
import type { FrameLink } from '../remote/index.ts';
import { Link } from '../router/index.ts';
import styles from './header.module.css';

const covers = (to: string, pathname: string) =>
  !to.includes('#') && (pathname === to || (to !== '/' && pathname.startsWith(`${to}/`)));

/** The current link: the page's own, or else its nearest parent's. */
function currentAmong(links: FrameLink[], pathname: string): string | undefined {
  const same = links.find((link) => 'to' in link && link.also === pathname);
  if (same && 'to' in same) return same.to;
  const above = links.flatMap((link) => ('to' in link && covers(link.to, pathname) ? [link.to] : []));
  return above.sort((one, other) => other.length - one.length)[0];
}

/** The links of a remote's frame. `onPick` is called before any link is followed. */
export function NavLinks({ links, onPick }: { links: FrameLink[]; onPick?: () => void }) {
  const { pathname } = useLocation();
  const openDialog = useSetAtom(openDialogAtom);
  const current = currentAmong(links, pathname);
  return links.map((link) =>
    'to' in link ? (
      <Link
        key={link.label}
        className={styles.link}
        to={link.to}
        aria-current={link.to === current ? 'page' : undefined}
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
