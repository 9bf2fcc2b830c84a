import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type LicenceJson, type StandingFilter, standingFilters } from 'shared-domain/contracts';
import { useNow, usePages } from '../../data/calls/index.ts';
import { useTyped } from '../../frame/address/index.ts';
import { NumberSettings } from '../../kit/form/index.ts';
import { Row } from '../../kit/layout/index.ts';
import { List } from '../../kit/list/index.ts';
import {
  Button,
  countText,
  Nothing,
  NumberField,
  PageBody,
  PageHead,
  SearchBox,
  Segmented,
} from '../../kit/parts/index.ts';
import { daysText } from './standing-labels.ts';
import { standingColumns } from './standing-table.tsx';

/** How many days after its end a licence can still order (LICENCE-8). */
const GraceDialog = ({ graceDays, onClose }: { graceDays: number; onClose: () => void }) => (
  <NumberSettings
    title="Grace period"
    context="Licences"
    current={{ licenceGraceDays: graceDays }}
    saved={({ licenceGraceDays = 0 }) => `Grace period set to ${daysText(licenceGraceDays)}`}
    onClose={onClose}
  >
    {({ field }) => (
      <NumberField
        label="Days after the end *"
        maxLength={2}
        hint="How long a licence can still order after its end date. Applies to every licence right away."
        {...field('licenceGraceDays')}
      />
    )}
  </NumberSettings>
);

const PAGE = 50;

const FILTERS = [
  { value: 'look', label: 'Needs a look', standings: ['ends-soon', 'in-grace', 'lapsed', 'suspended'] },
  { value: 'ending', label: 'Ends soon', standings: ['ends-soon'] },
  { value: 'grace', label: 'In grace', standings: ['in-grace'] },
  { value: 'undated', label: 'No end date', standings: ['undated'] },
] as const satisfies { value: string; label: string; standings: StandingFilter[] }[];

/** The tab of licences that can't order. */
const CANNOT_ORDER = { value: 'off', label: "Can't order", standings: ['lapsed', 'suspended'] } as const;

type Filter = (typeof FILTERS)[number] | typeof CANNOT_ORDER;

/** A filter's licences, page by page, with the last page's counts and grace. */
function useStandings({ standings }: Filter, search: string) {
  const standing = standingFilters.filter((one) => (standings as readonly string[]).includes(one));
  const { data, ...pages } = usePages('searchLicences', {
    query: { limit: PAGE, sort: 'endDate', standing, ...(search && { search }) },
  });
  const last = data?.pages.at(-1);
  return {
    ...pages,
    rows: data?.pages.flatMap((page) => page.licences),
    graceDays: last?.graceDays,
    counts: last?.standings,
  };
}

/** 'Ending soon' and 'Can't order': licences that end in the next 60 days, are in grace or can no longer order (LICENCE-9). */
export default function Standing() {
  const [query, setQuery] = useSearchParams();
  const search = query.get('search') ?? '';
  const narrow = (show: string, text: string) =>
    setQuery({ show, ...(text && { search: text }) }, { replace: true });
  const chosen = [...FILTERS, CANNOT_ORDER].find(({ value }) => value === query.get('show')) ?? FILTERS[0];
  const now = useNow();
  const { graceDays, counts, ...source } = useStandings(chosen, search);
  const { typed, type } = useTyped(search, (text) => narrow(chosen.value, text), 250);
  const [isSetting, setSetting] = useState(false);
  const labelOf = ({ label, standings }: Filter) =>
    counts ? `${label} ${countText(standings.reduce((sum, one) => sum + (counts[one] ?? 0), 0))}` : label;
  return (
    <>
      <PageHead
        title={chosen === CANNOT_ORDER ? CANNOT_ORDER.label : 'Ending soon'}
        actions={
          graceDays !== undefined && (
            <Button onClick={() => setSetting(true)}>Grace: {daysText(graceDays)}</Button>
          )
        }
      />
      <PageBody pad="0 24 24">
        <Row wrap gap={10} align="stretch" nowrap>
          <SearchBox label="Company or licence" value={typed} onChange={type} />
          {chosen !== CANNOT_ORDER && (
            <Segmented
              label="Filter licences"
              value={chosen.value}
              options={FILTERS.map((filter) => ({ value: filter.value, label: labelOf(filter) }))}
              onChange={(value) => narrow(value, search)}
            />
          )}
        </Row>
        <List<LicenceJson>
          label="Licences by standing"
          columns={standingColumns(now, graceDays ?? 0)}
          idOf={({ licenseNumber }) => licenseNumber}
          source={source}
          texts={{
            failed: 'The licences could not be loaded',
            loading: 'Loading licences...',
            more: 'Show more licences',
          }}
          empty={
            search ? (
              <Nothing title="No licences found">Try another name, number or filter.</Nothing>
            ) : (
              <Nothing title="All licences are in good standing">No licence here needs a look.</Nothing>
            )
          }
        />
        {isSetting && graceDays !== undefined && (
          <GraceDialog graceDays={graceDays} onClose={() => setSetting(false)} />
        )}
      </PageBody>
    </>
  );
}
