import { type ReactNode, Suspense } from 'react';
import { Icon } from 'shared-ui/icons';
import { ListItemButton, Popover } from 'shared-ui/mui';
import { staffLook } from '../tokens/index.ts';
import styles from './menu.module.css';
import { type OpenerProps, placeOf, useOpener } from './opener.tsx';

/**
 * A button with a panel below it, for what a menu may not hold: fields, choices with a button of their own. `children`
 * may be a function that is given a way to close it.
 */
export function Panel({
  children,
  ...opener
}: OpenerProps & { children: ReactNode | ((close: () => void) => ReactNode) }) {
  const { anchor, button, close } = useOpener(opener, 'dialog');
  return (
    <>
      {button}
      {anchor && (
        <Suspense fallback={null}>
          <Popover
            open
            anchorEl={anchor}
            onClose={close}
            {...placeOf(opener.align)}
            className={staffLook}
            slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': opener.name } }}
          >
            {typeof children === 'function' ? children(close) : children}
          </Popover>
        </Suspense>
      )}
    </>
  );
}

/** One choice of a panel; ticked where it is the one that is on. */
export const PanelChoice = ({
  ticked,
  onClick,
  children,
}: {
  ticked?: boolean;
  onClick: () => void;
  children: ReactNode;
}) => (
  <ListItemButton onClick={onClick}>
    {ticked !== undefined && <span className={styles.tick}>{ticked && <Icon name="check" size={15} />}</span>}
    {children}
  </ListItemButton>
);
