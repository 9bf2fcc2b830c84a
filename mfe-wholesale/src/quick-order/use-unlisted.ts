import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import type { Client } from 'shared-domain/client';
import type { Product } from 'shared-domain/products';
import { environmentAtom } from 'shared-domain/state';

/** Milliseconds without a change before the API is asked: item numbers are typed. */
const PAUSE = 300;
/** Item numbers asked about at once; a list that is wrong from end to end is not worth more. */
const MOST = 20;

/** What an item number that no shelf holds turned out to be; null: nothing that is sold. */
type Answers = ReadonlyMap<string, Product | null>;

/**
 * Products that the listing leaves out because they are sold out, asked for by their item numbers: a quick order can say
 * 'sold out' of them in place of 'not in the shop'. Where nobody answers, nothing is known.
 */
export function useUnlisted(items: readonly string[]): Product[] {
  const { client, schedule } = useAtomValue(environmentAtom);
  const [answers, setAnswers] = useState<Answers>(new Map());
  const open = [...new Set(items)].filter((item) => !answers.has(item)).slice(0, MOST);
  const key = open.join('\n');

  useEffect(() => {
    if (key === '') return;
    const away = new AbortController();
    const ask = async () => {
      const found = await Promise.all(key.split('\n').map((item) => answerFor(item, client, away.signal)));
      if (!away.signal.aborted) setAnswers((before) => new Map([...before, ...found.flat()]));
    };
    const callOff = schedule(() => void ask(), PAUSE);
    return () => {
      callOff();
      away.abort();
    };
  }, [key, client, schedule]);

  return [...answers.values()].filter((product) => product !== null);
}

async function answerFor(
  item: string,
  client: Client,
  signal: AbortSignal,
): Promise<[string, Product | null][]> {
  const result = await client.product(item.toUpperCase(), { signal });
  if (result.ok) return [[item, result.data]];
  return result.problem.status === 404 ? [[item, null]] : [];
}
