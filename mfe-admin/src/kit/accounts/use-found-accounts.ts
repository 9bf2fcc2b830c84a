import type { LicenceJson } from 'shared-domain/contracts';
import { useCall } from '../../data/calls/index.ts';

const SHOWN = 6;
const NONE: readonly LicenceJson[] = [];

/**
 * The accounts with this text in their name, licence number (with or without hyphens), contact, phone or address, by name
 * (LICENCE-2): wherever an account is asked for.
 */
export function useFoundAccounts(text: string) {
  const { data, problem, isFetching, refetch } = useCall(
    'searchLicences',
    { query: { search: text, limit: SHOWN, sort: 'company' } },
    { enabled: text !== '', live: false },
  );
  const accounts = text === '' ? NONE : (data?.licences ?? NONE);
  return {
    accounts,
    problem,
    isFetching,
    refetch,
    isUnknown: text !== '' && data !== undefined && !isFetching && accounts.length === 0,
  };
}
