import { type ReactNode, Suspense } from 'react';
import { Icon } from 'shared-ui/icons';
import { MenuItem, Menu as MuiMenu } from 'shared-ui/mui';
import { staffLook } from '../tokens/index.ts';
import styles from './menu.module.css';
import { type OpenerProps, placeOf, useOpener } from './opener.tsx';

export interface MenuChoice {
  id: string;
  label: ReactNode;
  /** For a choice that can be ticked; the menu then stays open. */
  checked?: boolean;
  onChoose: () => void;
}

const isTick = ({ checked }: MenuChoice) => checked !== undefined;

/** A button with a menu. With `single`, ticks are radio items, otherwise check boxes. */
export function Menu({
  choices,
  single = false,
  ...opener
}: OpenerProps & { choices: readonly MenuChoice[]; single?: boolean }) {
  const { anchor, button, close } = useOpener(opener, 'menu');
  const tickRole = single ? 'menuitemradio' : 'menuitemcheckbox';
  const choose = (choice: MenuChoice) => {
    if (!isTick(choice)) close();
    choice.onChoose();
  };
  return (
    <>
      {button}
      {anchor && (
        <Suspense fallback={null}>
          <MuiMenu
            open
            anchorEl={anchor}
            onClose={close}
            {...placeOf(opener.align)}
            className={staffLook}
            slotProps={{ list: { 'aria-label': opener.name } }}
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
          </MuiMenu>
        </Suspense>
      )}
    </>
  );
}
