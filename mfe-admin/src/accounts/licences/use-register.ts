import type { LicenceSort } from 'shared-domain/contracts';
import { usePages } from '../../data/calls/index.ts';

const PAGE = 50;

/** The register of licensees with their orders, page by page. */
export function useRegister(sort: LicenceSort) {
  const { data, ...reading } = usePages('searchLicences', { query: { limit: PAGE, sort } });
  const rows = data?.pages.flatMap((page) => page.licences);
  return { ...reading, rows, total: data?.pages.at(-1)?.total };
}

export type Register = ReturnType<typeof useRegister>;
