import { lazy, Suspense } from 'react';
import type { MenuChoice } from './mui/menu-popup.tsx';
import { type OpenerProps, useOpener } from './opener.tsx';

const MenuPopup = lazy(() => import(/* webpackChunkName: "layers" */ './mui/menu-popup.tsx'));

type MenuProps = OpenerProps & { choices: readonly MenuChoice[]; single?: boolean };

/** A button with a menu, below its right end; without a label it is quiet and has no arrow. With `single`, ticks are radio items, otherwise check boxes. */
export function Menu({ choices, single = false, ...opener }: MenuProps) {
  const { name, label, align = 'right' } = opener;
  const look = label === undefined ? { variant: 'quiet' as const, bare: true } : {};
  const { anchor, button, close } = useOpener({ ...look, ...opener }, 'menu');
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
