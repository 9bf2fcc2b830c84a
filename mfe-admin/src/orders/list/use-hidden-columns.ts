import type { GridColumnVisibilityModel } from 'shared-ui/data-table';
import { usePreferences } from '../../data/calls/index.ts';
import { hiddenFrom, hiddenText } from './column-choice.tsx';
import type { FilterUse } from './filters.ts';

/** The list's hidden columns: from the address, or else the member of staff's last choice in any browser (STAFF-25). */
export function useHiddenColumns({ filters, change }: Pick<FilterUse, 'filters' | 'change'>) {
  const { preferences, change: save } = usePreferences();
  const hide = (hidden: GridColumnVisibilityModel) => {
    const text = hiddenText(hidden);
    change({ hide: text });
    void save({ hiddenOrderColumns: text.split(',').filter(Boolean) });
  };
  return { hidden: hiddenFrom(filters.hide || (preferences.hiddenOrderColumns ?? []).join()), hide };
}
