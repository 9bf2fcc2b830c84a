import { useState } from 'react';
import { useLocation } from 'react-router';
import { IconButton } from '../button/index.ts';
import { Icon } from '../icons/index.ts';
import type { FrameLink } from '../remote/index.ts';
import styles from './header.module.css';
import { NavLinks } from './nav-links.tsx';
import { useClosing } from './use-closing.ts';

const MENU_ID = 'site-menu';

/** The menu of narrow screens (under 768 px). */
export function MobileMenu({ links }: { links: FrameLink[] }) {
  const place = useLocation().key;
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === place;
  const [close] = useState(() => () => setOpenAt(null));
  const { area, button } = useClosing(open, close);
  const pick = () => {
    button.current?.focus();
    close();
  };
  return (
    <div ref={area} className={styles.menuArea}>
      <IconButton
        ref={button}
        className={styles.menuButton}
        label="Menu"
        aria-expanded={open}
        aria-controls={MENU_ID}
        onClick={() => setOpenAt(open ? null : place)}
      >
        <Icon name={open ? 'close' : 'menu'} size={24} />
      </IconButton>
      {open && (
        <nav id={MENU_ID} className={styles.menu} aria-label="Menu">
          <NavLinks links={links} onPick={pick} />
        </nav>
      )}
    </div>
  );
}
