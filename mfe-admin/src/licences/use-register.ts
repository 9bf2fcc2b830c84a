import { useCallback, useState } from 'react';
import type { Result } from 'shared-domain/client';
import type { LicenceListJson, LicenceSort } from 'shared-domain/contracts';
import { useLoaded, useStaff } from '../staff/index.ts';

/** So many licensees are a page of the register; one page is read at first, and one more at each wish. */
const PAGE = 50;

/** The register of licensees with what each has ordered, from its beginning as far as was asked for. */
export function useRegister(sort: LicenceSort) {
  const staff = useStaff();
  const [wish, setWish] = useState({ sort, pages: 1 });
  const pages = wish.sort === sort ? wish.pages : 1;
  const load = useCallback(
    async (signal: AbortSignal): Promise<Result<LicenceListJson>> => {
      const first = await staff.licencePage({ limit: PAGE, sort }, { signal });
      if (!first.ok) return first;
      let whole = first.data;
      for (let read = 1; read < pages && whole.nextCursor !== undefined; read += 1) {
        const next = await staff.licencePage({ limit: PAGE, sort, cursor: whole.nextCursor }, { signal });
        if (!next.ok) return next;
        whole = { ...next.data, licences: [...whole.licences, ...next.data.licences] };
      }
      return { ok: true, data: whole };
    },
    [staff, sort, pages],
  );
  const showMore = useCallback(() => setWish({ sort, pages: pages + 1 }), [sort, pages]);
  return { ...useLoaded(load), showMore };
}

export type Register = ReturnType<typeof useRegister>;
