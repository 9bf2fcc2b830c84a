import type { ReactNode } from 'react';
import { Icon } from 'shared-ui/icons';
import { ListItemButton } from 'shared-ui/mui';
import styles from './menu.module.css';

type PanelChoiceProps = { ticked?: boolean; onClick: () => void; children: ReactNode };

/** A panel's choice, ticked if it is the current one. */
export default function PanelChoice({ ticked, onClick, children }: PanelChoiceProps) {
  return (
    <ListItemButton onClick={onClick}>
      {ticked !== undefined && (
        <span className={styles.tick}>{ticked && <Icon name="check" size={15} />}</span>
      )}
      {children}
    </ListItemButton>
  );
}
