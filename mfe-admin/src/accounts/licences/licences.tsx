import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import type { LicenceJson } from 'shared-domain/contracts';
import { Icon } from 'shared-ui/icons';
import { useCall } from '../../data/calls/index.ts';
import { paths, useAddressQuery } from '../../frame/address/index.ts';
import { StaffIcon } from '../../kit/icons/index.ts';
import { Quiet, Row, Stack, Text } from '../../kit/layout/index.ts';
import { shortDate } from '../../kit/moments/index.ts';
import {
  Button,
  Failed,
  InputField,
  PageBody,
  PageHead,
  PageTabs,
  TextLink,
  tabId,
} from '../../kit/parts/index.ts';
import { LicenceDatesDialog } from './licence-dialogs.tsx';
import { LicenceForm } from './licence-form.tsx';

function Found({ licence, onEdit }: { licence: LicenceJson; onEdit: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Row gap={12} pad="12 16" framed radius={12} surface="ok">
      <Text tone="ok" fixed>
        <StaffIcon name="done" size={22} />
      </Text>
      <Stack as="p" grow shrink>
        <strong>{licence.companyName}</strong>
        <span>
          Licence {licence.licenseNumber}
          {licence.created_at !== undefined && `, since ${shortDate(licence.created_at)}`} ·{' '}
          <TextLink to={paths.account(licence.licenseNumber)}>its account</TextLink>
        </span>
      </Stack>
      <Button onClick={() => setOpen(true)}>End date</Button>
      <Button onClick={onEdit}>Edit</Button>
      {isOpen && <LicenceDatesDialog licence={licence} onClose={() => setOpen(false)} />}
    </Row>
  );
}

function NotFound({ number, onAdd }: { number: string; onAdd: () => void }) {
  return (
    <Row gap={12} pad="12 16" framed radius={12} surface="paper" role="status">
      <Quiet fixed>
        <Icon name="info" size={22} />
      </Quiet>
      <Stack as="p" grow shrink>
        <strong>License Not Found</strong>
        <span>There is no licence with the number {number}.</span>
      </Stack>
      <Button onClick={onAdd}>Add it</Button>
    </Row>
  );
}

type NumberSearchProps = { number: string; busy: boolean; onSearch: (number: string) => void };

/** Searches on submit, not while typing. */
function NumberSearch({ number, busy, onSearch }: NumberSearchProps) {
  const [typed, setTyped] = useState(number);
  useEffect(() => setTyped(number), [number]);
  const find = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <Row as="form" gap={8} align="end" onSubmit={find}>
      <Text grow>
        <InputField
          label="Licence number to search for"
          unseen
          sign="search"
          type="search"
          placeholder="Licence number"
          value={typed}
          data-page-search
          onChange={(event) => setTyped(event.target.value)}
        />
      </Text>
      <Button type="submit" busy={busy} busyText="Searching...">
        Search
      </Button>
    </Row>
  );
}

/** 'Manual Entry & Search' (LICENCE-2, LICENCE-3): search by exact number, and a form to add or update a licence. */
function ManualEntry() {
  const { query, write } = useAddressQuery();
  const number = query.get('number') ?? '';
  const [editing, setEditing] = useState<{ licenseNumber: string; companyName: string } | null>(null);
  const search = useCall('searchLicences', { query: { number } }, { enabled: number !== '' });
  const show = (wanted: string) =>
    write(() => new URLSearchParams({ tab: 'manual', ...(wanted ? { number: wanted } : {}) }));
  const found = search.data?.licences ?? [];
  return (
    <Stack columns="minmax(0, 1fr) 400px" single="narrow-laptop" gap={16} align="start">
      <Stack fit gap={12} shrink>
        <NumberSearch number={number} busy={search.isFetching} onSearch={show} />
        {search.problem && (
          <Failed title="The search failed" problem={search.problem} onRetry={search.refetch} />
        )}
        {found.map((licence) => (
          <Found key={licence.licenseNumber} licence={licence} onEdit={() => setEditing(licence)} />
        ))}
        {search.data && !search.isFetching && found.length === 0 && (
          <NotFound number={number} onAdd={() => setEditing({ licenseNumber: number, companyName: '' })} />
        )}
      </Stack>
      <LicenceForm
        key={editing?.licenseNumber ?? 'empty'}
        initial={editing}
        onSaved={(saved) => {
          setEditing(null);
          show(saved);
        }}
      />
    </Stack>
  );
}

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
