import type { ReactNode } from 'react';
import { MuiTheme, Popover } from 'shared-ui/mui';
import { staffLook } from '../../tokens/index.ts';
import { type PopupProps, placeOf } from './popup-place.ts';

type PanelPopupProps = PopupProps & { children: ReactNode };

export default function PanelPopup({ anchor, name, align, onClose, children }: PanelPopupProps) {
  return (
    <MuiTheme>
      <Popover
        open
        anchorEl={anchor}
        onClose={onClose}
        {...placeOf(align)}
        className={staffLook}
        slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': name } }}
      >
        {children}
      </Popover>
    </MuiTheme>
  );
}
