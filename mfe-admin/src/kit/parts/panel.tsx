import { lazy, type ReactNode, Suspense } from 'react';
import { type OpenerProps, useOpener } from './opener.tsx';

const PanelPopup = lazy(() => import(/* webpackChunkName: "layers" */ './mui/panel-popup.tsx'));

/** A panel's choice, ticked if it is the current one. */
export const PanelChoice = lazy(() => import(/* webpackChunkName: "layers" */ './mui/panel-choice.tsx'));

type PanelProps = OpenerProps & { children: ReactNode | ((close: () => void) => ReactNode) };

/** A button with a panel, for content that a menu may not have, such as fields. `children` may be a function that gets `close`. */
export function Panel({ children, ...opener }: PanelProps) {
  const { anchor, button, close } = useOpener(opener, 'dialog');
  const { name, align } = opener;
  return (
    <>
      {button}
      {anchor && (
        <Suspense fallback={null}>
          <PanelPopup {...{ anchor, name, align }} onClose={close}>
            {typeof children === 'function' ? children(close) : children}
          </PanelPopup>
        </Suspense>
      )}
    </>
  );
}
