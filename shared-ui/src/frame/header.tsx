import { clsx } from 'clsx';
import { cartPaths } from 'shared-domain/cart';
import type { FrameSpec } from '../remote/index.ts';
import { Account } from './account.tsx';
import { CartLink } from './cart-link.tsx';
import styles from './header.module.css';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { NavLinks } from './nav-links.tsx';

/** The header of every customer page. Mounted once, so that it doesn't flash between remotes. */
export function Header({ frame }: { frame: Pick<FrameSpec, 'links' | 'cart'> }) {
  const { links, cart } = frame;
  const menu = cart ? [...links, { label: 'Cart', to: cartPaths[cart] }] : links;
  return (
    <header className={styles.header}>
      <div className={clsx('wrap', styles.bar)}>
        <Logo />
        <nav className={styles.links} aria-label="Main">
          <NavLinks links={links} />
        </nav>
        {cart && <CartLink cart={cart} />}
        {cart === 'licensee' && <Account />}
        <MobileMenu links={menu} />
      </div>
    </header>
  );
}
