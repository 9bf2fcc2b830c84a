import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import type { Product } from 'shared-domain/products';
import { environmentAtom } from 'shared-domain/state';

/** Debounce of the lookup, in milliseconds. */
const DEBOUNCE_MS = 300;
/** Maximum of item numbers looked up. */
const MAX_ITEMS = 40;

/** The product of an unlisted item number, or null. */
type Answers = ReadonlyMap<string, Product | null>;

/** Looks up unlisted item numbers in one call, so that a quick order can say 'sold out' instead of 'not in the shop'. */
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
