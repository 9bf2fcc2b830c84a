import { useMemo } from 'react';
import type { ProductJson, SavedView } from 'shared-domain/contracts';
import { Icon } from 'shared-ui/icons';
import { Link } from 'shared-ui/router';
import { useNow, useUndo } from '../../data/calls/index.ts';
import { Row } from '../../kit/layout/index.ts';
import { Button, countText, IconButton, WaitingCount } from '../../kit/parts/index.ts';
import { useNameView, useSavedViews } from '../../kit/views/index.ts';
import { type InventoryView, queryOf, viewFrom } from './address.ts';
import { foundBy } from './use-found.ts';
import styles from './view-tabs.module.css';

const DEFAULT_VIEWS: readonly SavedView[] = [
  { name: 'All', query: '' },
  { name: 'Sold out', query: 'filters=no-stock' },
  { name: 'Hidden', query: 'showHidden=true&filters=forced-hidden' },
  { name: 'On offer', query: 'lto=active' },
  { name: 'Lacks something', query: 'filters=no-brand%2Cno-image%2Cno-description%2Cno-abv' },
];

type ViewTabsProps = {
  /** Undefined while loading. */
  products: readonly ProductJson[] | undefined;
  view: InventoryView;
  /** Closes the dialog that it is in before another one asks for a new view's name. */
  onName?: () => void;
};

/** Saved views with their counts. A view is an address. */
export function ViewTabs({ products, view, onName }: ViewTabsProps) {
  const at = useNow();
  const { saved, remove, restore } = useSavedViews('inventoryViews');
  const offerUndo = useUndo();
  const nameView = useNameView();
  const all = useMemo(() => [...DEFAULT_VIEWS, ...saved], [saved]);
  const counts = useMemo(
    () =>
      all.map(
        ({ query }) =>
          products && countText(foundBy(products, viewFrom(new URLSearchParams(query)), at).length),
      ),
    [all, products, at],
  );
  const here = queryOf(view).toString();
  const isGiven = (name: string) => DEFAULT_VIEWS.some((given) => given.name === name);
  const drop = (name: string) => {
    remove(name);
    offerUndo({ title: `View ‘${name}’ removed`, undo: () => restore(saved) });
  };
  return (
    <Row as="nav" gap={2} shrink scrolls className={styles.views} aria-label="Saved views">
      {all.map(({ name, query }, place) => (
        <span key={name} className={styles.view} data-current={query === here || undefined}>
          <Link to={{ search: query }} aria-current={query === here ? 'page' : undefined}>
            {name} <span className="num">{counts[place] ?? <WaitingCount />}</span>
          </Link>
          {query === here && !isGiven(name) && (
            <IconButton label={`Remove view ${name}`} onClick={() => drop(name)}>
              <Icon name="close" size={14} />
            </IconButton>
          )}
        </span>
      ))}
      <Button
        variant="quiet"
        onClick={() => {
          onName?.();
          nameView();
        }}
      >
        <Icon name="plus" size={15} />
        Save view
      </Button>
    </Row>
  );
}
