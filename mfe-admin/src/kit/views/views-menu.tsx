import type { SavedView } from 'shared-domain/contracts';
import { Icon } from 'shared-ui/icons';
import { usePhone, useUndo } from '../../data/calls/index.ts';
import { StaffIcon } from '../icons/index.ts';
import { Row, Stack } from '../layout/index.ts';
import { IconButton, Panel, PanelChoice } from '../parts/index.ts';
import { useSavedViews, type ViewList } from './saved-views.ts';
import { useNameView } from './view-naming.tsx';

type ViewsMenuProps = {
  list: ViewList;
  given: readonly SavedView[];
  /** The current address without its question mark. */
  here: string;
  onShow: (query: string) => void;
};

/** A menu of a list's saved views, named by the current one; on a phone a list in the filter sheet. */
export function ViewsMenu({ list, given, here, onShow }: ViewsMenuProps) {
  const { saved, remove, restore } = useSavedViews(list);
  const offerUndo = useUndo();
  const isPhone = usePhone();
  const nameView = useNameView();
  const all = [...given, ...saved];
  const current = all.find(({ query }) => query === here);
  const drop = (name: string) => {
    remove(name);
    offerUndo({ title: `View ‘${name}’ removed`, undo: () => restore(saved) });
  };
  const items = (close: () => void) => (
    <ViewItems
      views={all}
      current={current}
      given={given.length}
      onShow={(query) => {
        close();
        onShow(query);
      }}
      onRemove={drop}
      onSave={() => {
        close();
        nameView();
      }}
    />
  );
  return isPhone ? (
    <Stack as="fieldset" pad="0 0 8" underlined aria-label="Views">
      {items(() => undefined)}
    </Stack>
  ) : (
    <Panel
      name="Views"
      icon={<StaffIcon name="dashboard" size={16} />}
      label={current && current.query !== '' ? current.name : 'Views'}
      align="right"
    >
      {items}
    </Panel>
  );
}

type ViewItemsProps = {
  views: readonly SavedView[];
  current: SavedView | undefined;
  /** The number of first views that can't be removed. */
  given: number;
  onShow: (query: string) => void;
  onRemove: (name: string) => void;
  onSave: () => void;
};

function ViewItems({ views, current, given, onShow, onRemove, onSave }: ViewItemsProps) {
  return (
    <>
      {views.map((view, place) => (
        <Row key={view.name}>
          <PanelChoice ticked={view === current} onClick={() => onShow(view.query)}>
            {view.name}
          </PanelChoice>
          {place >= given && (
            <IconButton label={`Remove view ${view.name}`} onClick={() => onRemove(view.name)}>
              <Icon name="close" size={14} />
            </IconButton>
          )}
        </Row>
      ))}
      <Stack margin="5 0 0" pad="5 0 0" ruled>
        <PanelChoice onClick={onSave}>
          <Icon name="plus" size={15} />
          Save this view
        </PanelChoice>
      </Stack>
    </>
  );
}
