import { usePreferences } from '../../data/calls/index.ts';
import { StaffIcon } from '../../kit/icons/index.ts';
import { Menu } from '../../kit/parts/index.ts';
import { columnsOf } from './columns.tsx';
import type { FilterUse } from './filters.ts';

type Hiding = Pick<FilterUse, 'filters' | 'change'>;

/** The columns that may be hidden; the order number always shows. */
const HIDEABLE = columnsOf({
  marked: new Set(),
  attention: { payments: new Set(), mails: new Set(), ids: [] },
  isNarrow: false,
}).slice(1);

/** The list's hidden columns: from the address, or else the member of staff's last choice in any browser (STAFF-25). */
export function useHiddenColumns({ filters, change }: Hiding) {
  const { preferences, change: save } = usePreferences();
  const asked = filters.hide ? filters.hide.split(',') : (preferences.hiddenOrderColumns ?? []);
  const hidden = HIDEABLE.flatMap(({ id }) => (asked.includes(id) ? [id] : []));
  const toggle = (column: string) => {
    const next = HIDEABLE.flatMap(({ id }) => (hidden.includes(id) !== (id === column) ? [id] : []));
    change({ hide: next.join() });
    void save({ hiddenOrderColumns: next });
  };
  return { hidden, toggle };
}

/** Chooses the table's columns. */
export function ColumnChoice(use: Hiding) {
  const { hidden, toggle } = useHiddenColumns(use);
  return (
    <Menu
      name="Columns"
      label="Columns"
      icon={<StaffIcon name="columns" size={16} />}
      choices={HIDEABLE.map(({ id, label }) => ({
        id,
        label,
        checked: !hidden.includes(id),
        onChoose: () => toggle(id),
      }))}
    />
  );
}
