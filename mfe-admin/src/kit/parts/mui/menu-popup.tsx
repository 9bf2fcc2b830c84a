import type { ReactNode } from 'react';
import { Icon } from 'shared-ui/icons';
import { Menu, MenuItem, MuiTheme } from 'shared-ui/mui';
import { staffLook } from '../../tokens/index.ts';
import styles from './menu.module.css';
import { type PopupProps, placeOf } from './popup-place.ts';

export interface MenuChoice {
  id: string;
  label: ReactNode;
  /** For a choice that can be ticked; the menu then stays open. */
  checked?: boolean;
  onChoose: () => void;
}

const isTick = ({ checked }: MenuChoice) => checked !== undefined;

type MenuPopupProps = PopupProps & { choices: readonly MenuChoice[]; single: boolean };

export default function MenuPopup({ anchor, name, align, choices, single, onClose }: MenuPopupProps) {
  const tickRole = single ? 'menuitemradio' : 'menuitemcheckbox';
  const choose = (choice: MenuChoice) => {
    if (!isTick(choice)) onClose();
    choice.onChoose();
  };
  return (
    <MuiTheme>
      <Menu
        open
        anchorEl={anchor}
        onClose={onClose}
        {...placeOf(align)}
        className={staffLook}
        slotProps={{ list: { 'aria-label': name } }}
      >
        {choices.map((choice) => (
          <MenuItem
            key={choice.id}
            role={isTick(choice) ? tickRole : 'menuitem'}
            aria-checked={choice.checked}
            onClick={() => choose(choice)}
          >
            {isTick(choice) && (
              <span className={styles.tick}>{choice.checked && <Icon name="check" size={15} />}</span>
            )}
            {choice.label}
          </MenuItem>
        ))}
      </Menu>
    </MuiTheme>
  );
}
