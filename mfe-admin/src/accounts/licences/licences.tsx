import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { paths } from '../../frame/address/index.ts';
import { PageBody, PageHead, PageTabs, tabId } from '../../kit/parts/index.ts';
import { ManualEntry } from './manual-entry.tsx';

const PANEL = 'licence-panel';

const TABS = [
  { id: 'bulk', label: 'Bulk Upload' },
  { id: 'manual', label: 'Manual Entry & Search' },
] as const;

/**
 * Licence management (LICENCE-6): tabs for a file of licences, and for one by its number.
 * @param upload where a file of licences is dropped, which is the wing Files'
 */
export function Licences({ upload }: { upload: ReactNode }) {
  const [query, setQuery] = useSearchParams();
  const open = query.has('number') || query.get('tab') === 'manual' ? 'manual' : 'bulk';
  // A tab until the accounts had a place of their own.
  if (query.get('tab') === 'standing')
    return <Navigate to={paths.standing({ show: query.get('show') ?? undefined })} replace />;
  return (
    <>
      <PageHead title="Licence Management">
        <PageTabs
          label="Licences"
          panel={PANEL}
          chosen={open}
          tabs={TABS}
          onChoose={(id) => setQuery(id === 'bulk' ? {} : { tab: id })}
        />
      </PageHead>
      <PageBody role="tabpanel" id={PANEL} aria-labelledby={tabId(PANEL, open)}>
        {open === 'bulk' ? upload : <ManualEntry />}
      </PageBody>
    </>
  );
}
