import { useSearchParams } from 'shared-ui/router';
import { PageHead } from '../parts/index.ts';
import { BulkUpload } from './bulk-upload.tsx';
import styles from './licences.module.css';
import { ManualEntry } from './manual-entry.tsx';

const TABS = [
  { id: 'bulk', label: 'Bulk Upload' },
  { id: 'manual', label: 'Manual Entry & Search' },
] as const;

/** Licence management (section 2): a file of licences, or one by hand. */
export function Licences() {
  const [query, setQuery] = useSearchParams();
  const open = query.get('tab') === 'manual' || query.has('number') ? 'manual' : 'bulk';
  return (
    <>
      <PageHead title="Licence Management">
        <div className={styles.tabs} role="tablist" aria-label="Licences">
          {TABS.map(({ id, label }) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={`tab-${id}`}
              aria-selected={open === id}
              aria-controls="licence-panel"
              className={styles.tab}
              onClick={() => setQuery(id === 'bulk' ? {} : { tab: id })}
            >
              {label}
            </button>
          ))}
        </div>
      </PageHead>
      <div role="tabpanel" id="licence-panel" aria-labelledby={`tab-${open}`} className={styles.panel}>
        {open === 'bulk' ? <BulkUpload /> : <ManualEntry />}
      </div>
    </>
  );
}
