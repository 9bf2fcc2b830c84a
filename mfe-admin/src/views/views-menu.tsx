import { useState } from 'react';
import { Icon } from 'shared-ui/icons';
import { StaffIcon } from '../icons/index.ts';
import { IconButton, Menu, MenuItem } from '../parts/index.ts';
import { usePhone, useUndo } from '../staff/index.ts';
import { SaveViewDialog } from './save-view-dialog.tsx';
import { type SavedView, useSavedViews } from './saved-views.ts';
import styles from './views.module.css';

/** Saved views of a list behind one button that names the current one; on a phone they are in its sheet. */
export function ViewsMenu({
  storageKey,
  given,
  here,
  hint,
  onShow,
}: {
  storageKey: string;
  /** Views that everyone has. */
  given: readonly SavedView[];
  /** The current address without its question mark. */
  here: string;
  hint: string;
  onShow: (query: string) => void;
}) {
  const { saved, save, remove, restore } = useSavedViews(storageKey);
  const offerUndo = useUndo();
  const isPhone = usePhone();
  const [naming, setNaming] = useState(false);
  const all = [...given, ...saved];
  const current = all.find(({ query }) => query === here);
  const drop = (name: string) => {
    remove(name);
    offerUndo({ title: `View ‘${name}’ removed`, undo: () => restore(saved) });
  };
  const items = (close: () => void) => (
    <>
      {all.map((view, place) => (
        <div key={view.name} className={styles.item}>
          <MenuItem
            onClick={() => {
              close();
              onShow(view.query);
            }}
          >
            <span className={styles.tick}>{view === current && <Icon name="check" size={15} />}</span>
            {view.name}
          </MenuItem>
          {place >= given.length && (
            <IconButton label={`Remove view ${view.name}`} onClick={() => drop(view.name)}>
              <Icon name="close" size={14} />
            </IconButton>
          )}
        </div>
      ))}
      <div className={styles.save}>
        <MenuItem
          onClick={() => {
            close();
            setNaming(true);
          }}
        >
          <Icon name="plus" size={15} />
          Save this view
        </MenuItem>
      </div>
    </>
  );
  return (
    <>
      {isPhone ? (
        <fieldset className={styles.inline} aria-label="Views">
          {items(() => undefined)}
        </fieldset>
      ) : (
        <Menu
          name="Views"
          icon={<StaffIcon name="dashboard" size={16} />}
          label={current && current.query !== '' ? current.name : 'Views'}
          align="end"
        >
          {items}
        </Menu>
      )}
      {naming && (
        <SaveViewDialog
          hint={hint}
          onClose={() => setNaming(false)}
          onSave={(name) => {
            save({ name, query: here });
            setNaming(false);
          }}
        />
      )}
    </>
  );
}
