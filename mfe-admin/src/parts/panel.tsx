import { type ReactNode, Suspense } from 'react';
import { Icon } from 'shared-ui/icons';
import { ListItemButton, Popover } from 'shared-ui/mui';
import { staffLook } from '../tokens/index.ts';
import styles from './menu.module.css';
import { type OpenerProps, placeOf, useOpener } from './opener.tsx';

/** A button with a panel, for content that a menu may not have, such as fields. `children` may be a function that gets `close`. */
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

/** A panel's choice, ticked if it is the current one. */
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
