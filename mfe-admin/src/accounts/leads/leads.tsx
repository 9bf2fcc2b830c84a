import { useEffect, useState } from 'react';
import type { Problem } from 'shared-domain/client';
import { dayOf } from 'shared-domain/dates';
import { staffAddresses } from 'shared-domain/staff-client';
import { Icon } from 'shared-ui/icons';
import { useCall, useDownload, usePhone, useToast } from '../../data/calls/index.ts';
import { useAddressQuery, useTyped } from '../../frame/address/index.ts';
import { Row, Text } from '../../kit/layout/index.ts';
import { Button, countText, PageHead, SearchBox, Sparkline } from '../../kit/parts/index.ts';
import { LeadList } from './lead-list.tsx';
import styles from './leads.module.css';

/** Downloads the leads as a CSV named by date (STAFF-15). */
function useExport(address: string) {
  const toast = useToast();
  const download = useDownload();
  const [busy, setBusy] = useState(false);
  const fileName = `retail-leads-${dayOf(new Date())}.csv`;
  const exportLeads = async (isEmpty: boolean) => {
    if (isEmpty) return void toast.failed('No leads to export', 'There are currently no leads to export.');
    setBusy(true);
    if (!(await download(address, fileName)))
      toast.failed('Export failed', 'There was an error exporting leads. Please try again.');
    setBusy(false);
  };
  return { busy, exportLeads, fileName };
}

/** A failed load shows a toast too, with the message (STAFF-14). */
function useFailureToast({ problem }: { problem?: Problem | undefined }) {
  const toast = useToast();
  const detail = problem?.detail;
  useEffect(() => {
    if (detail !== undefined) toast.failed('Error fetching leads', detail);
  }, [detail, toast]);
}

/** 'Retail Leads Management' (STAFF-14): the leads and their export. */
export function Leads() {
  const isPhone = usePhone();
  const { query, write } = useAddressQuery();
  const search = useTyped(query.get('search') ?? '', (text) =>
    write(() => new URLSearchParams(text ? { search: text } : {}), { replace: true }),
  );
  const list = useCall('leads', {});
  useFailureToast(list);
  const { busy, exportLeads, fileName } = useExport(staffAddresses.leadsCsv);
  const leads = list.data?.leads ?? [];
  const lately = (list.data?.days ?? []).map((day) => day.leads);
  return (
    <>
      <PageHead
        title="Retail Leads Management"
        actions={
          <>
            <SearchBox label="Name or email" value={search.typed} onChange={search.type} />
            <Button
              variant="primary"
              aria-label={busy ? undefined : 'Export CSV'}
              busy={busy}
              busyText="Exporting..."
              onClick={() => void exportLeads(list.data?.leads.length === 0)}
            >
              <Icon name="download" size={17} />
              {isPhone ? 'Export' : 'Export CSV'}
            </Button>
          </>
        }
      >
        <Row gap={28} pad="0 0 8" tone="quiet" className={styles.counts}>
          <p>
            <strong className="num">{countText(leads.length)}</strong> {leads.length === 1 ? 'lead' : 'leads'}
            <strong className="num">{countText(lately.reduce((sum, count) => sum + count, 0))}</strong> in 14
            days
          </p>
          {!isPhone && lately.length > 2 && <Sparkline values={lately} />}
          <Text end size="xs">
            The file is named by date: {fileName}
          </Text>
        </Row>
      </PageHead>
      <LeadList list={list} search={search.typed} />
    </>
  );
}
