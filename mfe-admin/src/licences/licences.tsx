import type { KeyboardEvent } from 'react';
import type { LicenceSort } from 'shared-domain/contracts';
import { useSearchParams } from 'shared-ui/router';
import { countText, PageHead } from '../parts/index.ts';
import { usePhone } from '../staff/index.ts';
import { BulkUpload } from './bulk-upload.tsx';
import styles from './licences.module.css';
import { ManualEntry } from './manual-entry.tsx';
import { RegisterTable } from './register-table.tsx';
import { useRegister } from './use-register.ts';

const TABS = [
  { id: 'bulk', label: 'Bulk Upload' },
  { id: 'manual', label: 'Manual Entry & Search' },
] as const;

const SORTS: readonly LicenceSort[] = ['lastOrder', 'twelveMonths', 'created', 'company', 'number'];

/** Left and right go to the other tab, as tabs are used from the keyboard. */
function useTabKeys(open: string, choose: (id: string) => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const other = TABS.find(({ id }) => id !== open);
    if (!other) return;
    event.preventDefault();
    choose(other.id);
    document.getElementById(`tab-${other.id}`)?.focus();
  };
}

/** Licence management (section 2): a file of licences, or one by hand beside the register of all. */
export function Licences() {
  const [query, setQuery] = useSearchParams();
  const open = query.get('tab') === 'manual' || query.has('number') ? 'manual' : 'bulk';
  const sort = SORTS.find((known) => known === query.get('sort')) ?? 'lastOrder';
  const isPhone = usePhone();
  const register = useRegister(sort);
  const total = register.data?.total;
  const choose = (id: string) => setQuery(id === 'bulk' ? {} : { tab: id });
  const press = useTabKeys(open, choose);
  const sortBy = (chosen: LicenceSort) =>
    setQuery((before) => ({ ...Object.fromEntries(before), tab: 'manual', sort: chosen }), { replace: true });
  return (
    <>
      <PageHead
        title="Licence Management"
        actions={
          !isPhone &&
          total !== undefined && (
            <span className={`num ${styles.total}`}>
              {total === 1 ? '1 licensee' : `${countText(total)} licensees`}
            </span>
          )
        }
      >
        <div className={styles.tabs} role="tablist" aria-label="Licences">
          {TABS.map(({ id, label }) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={`tab-${id}`}
              aria-selected={open === id}
              aria-controls="licence-panel"
              tabIndex={open === id ? 0 : -1}
              className={styles.tab}
              onClick={() => choose(id)}
              onKeyDown={press}
            >
              {label}
            </button>
          ))}
        </div>
      </PageHead>
      <div role="tabpanel" id="licence-panel" aria-labelledby={`tab-${open}`} className={styles.panel}>
        {open === 'bulk' ? (
          <BulkUpload onChanged={register.reload} />
        ) : (
          <ManualEntry onChanged={register.reload}>
            <RegisterTable register={register} sort={sort} onSort={sortBy} />
          </ManualEntry>
        )}
      </div>
    </>
  );
}
