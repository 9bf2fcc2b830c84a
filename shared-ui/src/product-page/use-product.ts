import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { isSoldIn } from 'shared-domain/catalogue';
import type { Result } from 'shared-domain/client';
import type { Channel, Product } from 'shared-domain/products';
import {
  catalogueAtom,
  catalogueEditionAtom,
  environmentAtom,
  isStaffAtom,
  productsByIdAtom,
} from 'shared-domain/state';

/** The state of a product page. */
export type FoundProduct =
  | { status: 'found'; product: Product }
  | { status: 'loading' | 'missing' }
  | { status: 'failed'; retry: () => void };

/** The product of an address, from the catalogue or, if unlisted (sold out), fetched separately. Hidden products exist only for staff. */
export function useProduct(id: string, channel: Channel): FoundProduct {
  const listed = useAtomValue(productsByIdAtom).get(id);
  const isStaff = useAtomValue(isStaffAtom);
  const before = useLast(id, listed);
  const { result, retry } = useFetched(id, listed === undefined);
  const product = listed ?? (result?.ok ? result.data : before);

  if (listed === undefined && result?.ok === false && !isPassing(result)) return { status: 'missing' };
  if (product) {
    const isHere =
      isSoldIn(product, channel) || (isStaff && isSoldIn({ ...product, hidden: false }, channel));
    return isHere ? { status: 'found', product } : { status: 'missing' };
  }
  return result?.ok === false ? { status: 'failed', retry } : { status: 'loading' };
}

/** Whether a failure is temporary. */
const isPassing = (result: Result<Product>): boolean => !result.ok && result.problem.status !== 404;

/** The product as last listed, so that it stays on the page when it is delisted. */
function useLast(id: string, listed: Product | undefined): Product | undefined {
  const [last, setLast] = useState(listed);
  if (listed && listed !== last) setLast(listed);
  return last?.id === id ? last : undefined;
}

/** Fetches one product while `wanted`, again when the catalogue changes. */
function useFetched(id: string, wanted: boolean) {
  const { status, products } = useAtomValue(catalogueAtom);
  const edition = useAtomValue(catalogueEditionAtom);
  const { client } = useAtomValue(environmentAtom);
  const [fetched, setFetched] = useState<{ id: string; result: Result<Product> } | null>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: fetches again on a changed catalogue or a retry
  useEffect(() => {
    if (!wanted || status === 'loading') return;
    const away = new AbortController();
    void client.call('readProduct', { params: { id } }, { signal: away.signal }).then((result) => {
      if (!away.signal.aborted) setFetched({ id, result });
    });
    return () => away.abort();
  }, [id, wanted, status, products, edition, client, attempt]);

  const retry = () => {
    setFetched(null);
    setAttempt((before) => before + 1);
  };
  return { result: fetched?.id === id ? fetched.result : null, retry };
}
