import { lazy, Suspense } from 'react';
import type { MenuChoice } from './mui/menu-popup.tsx';
import { type OpenerProps, useOpener } from './opener.tsx';

const MenuPopup = lazy(() => import(/* webpackChunkName: "layers" */ './mui/menu-popup.tsx'));

type MenuProps = OpenerProps & { choices: readonly MenuChoice[]; single?: boolean };

/** A button with a menu. With `single`, ticks are radio items, otherwise check boxes. */
export function Menu({ choices, single = false, ...opener }: MenuProps) {
  const { anchor, button, close } = useOpener(opener, 'menu');
  const { name, align } = opener;
  return (
    <>
      {button}
      {anchor && (
        <Suspense fallback={null}>
          <MenuPopup {...{ anchor, name, align, choices, single }} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
