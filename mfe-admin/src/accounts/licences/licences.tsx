import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { LicenceSort } from 'shared-domain/contracts';
import { usePhone } from '../../data/calls/index.ts';
import { countText, PageHead, Tabs, tabId } from '../../kit/parts/index.ts';
import styles from './licences.module.css';
import { ManualEntry } from './manual-entry.tsx';
import { RegisterTable } from './register-table.tsx';
import { Standing } from './standing.tsx';
import { useRegister } from './use-register.ts';

const PANEL = 'licence-panel';

const TABS = [
  { id: 'bulk', label: 'Bulk Upload' },
  { id: 'manual', label: 'Manual Entry & Search' },
  { id: 'standing', label: 'Standing' },
] as const;

const SORTS: readonly LicenceSort[] = ['lastOrder', 'twelveMonths', 'created', 'company', 'number'];

/**
 * Licence management (LICENCE-6): tabs for a file of licences, the register with its form, and standing.
 * @param upload where a file of licences is dropped, which is the wing Files'
 */
export function Licences({ upload }: { upload: ReactNode }) {
  const [query, setQuery] = useSearchParams();
  const asked = TABS.find(({ id }) => id === query.get('tab'))?.id;
  const open = query.has('number') ? 'manual' : (asked ?? 'bulk');
  const sort = SORTS.find((known) => known === query.get('sort')) ?? 'lastOrder';
  const isPhone = usePhone();
  const register = useRegister(sort);
  const { total } = register;
  const choose = (id: string) => setQuery(id === 'bulk' ? {} : { tab: id });
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
        <Tabs
          label="Licences"
          panel={PANEL}
          className={styles.tabs}
          chosen={open}
          tabs={TABS}
          onChoose={choose}
        />
      </PageHead>
      <div role="tabpanel" id={PANEL} aria-labelledby={tabId(PANEL, open)} className={styles.panel}>
        {open === 'bulk' && upload}
        {open === 'standing' && <Standing />}
        {open === 'manual' && (
          <ManualEntry>
            <RegisterTable register={register} sort={sort} onSort={sortBy} />
          </ManualEntry>
        )}
      </div>
    </>
  );
}
