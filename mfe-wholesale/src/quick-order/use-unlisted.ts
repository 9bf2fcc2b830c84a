import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import type { Product } from 'shared-domain/products';
import { environmentAtom } from 'shared-domain/state';

/** Debounce in milliseconds before the API is asked. */
const DEBOUNCE_MS = 300;
/** Item numbers looked up at most; a list that is all wrong isn't worth more. */
const MAX_ITEMS = 40;

/** The product of an item number that isn't listed; null if nothing is sold under it. */
type Answers = ReadonlyMap<string, Product | null>;

/**
 * Products that the listing leaves out because they are sold out, looked up by their item numbers in one call: a quick
 * order can say 'sold out' instead of 'not in the shop'. Without an answer nothing is known.
 */
export function useUnlisted(items: readonly string[]): Product[] {
  const { client, schedule } = useAtomValue(environmentAtom);
  const [answers, setAnswers] = useState<Answers>(new Map());
  const first = [...new Set(items.map((item) => item.toUpperCase()))].slice(0, MAX_ITEMS);
  const key = first.filter((item) => !answers.has(item)).join();

  useEffect(() => {
    if (key === '') return;
    const away = new AbortController();
    const ask = async () => {
      const asked = key.split(',');
      const result = await client.call('listProducts', { query: { ids: asked } }, { signal: away.signal });
      if (!result.ok || away.signal.aborted) return;
      const found = new Map(result.data.products.map((product) => [product.id, product]));
      setAnswers(
        (before) => new Map([...before, ...asked.map((id) => [id, found.get(id) ?? null] as const)]),
      );
    };
    const callOff = schedule(() => void ask(), DEBOUNCE_MS);
    return () => {
      callOff();
      away.abort();
    };
  }, [key, client, schedule]);

  return [...answers.values()].filter((product) => product !== null);
}
