import type { LicenceSort } from 'shared-domain/contracts';
import { usePages } from '../staff/index.ts';

/** So many licensees are a page of the register; one page is read at first, and one more at each wish. */
const PAGE = 50;

/** The register of licensees with what each has ordered, from its beginning as far as was asked for. */
export function useRegister(sort: LicenceSort) {
  const { data, ...reading } = usePages('searchLicences', { query: { limit: PAGE, sort } });
  const licences = data?.pages.flatMap((page) => page.licences);
  return { ...reading, licences, total: data?.pages.at(-1)?.total };
}

export type Register = ReturnType<typeof useRegister>;
