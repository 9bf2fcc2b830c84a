import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { type Channel, displayName, type Product } from 'shared-domain/products';
import { environmentAtom } from 'shared-domain/state';
import { Button } from '../button/index.ts';
import { TextField } from '../fields/index.ts';
import styles from './change-order.module.css';

const FEWEST_LETTERS = 2;
const MOST_FOUND = 5;
const DEBOUNCE_MS = 150;

type AddProductProps = {
  channel: Channel;
  /** Ids of products that are on the order. */
  known: readonly string[];
  onAdd: (product: { id: string; name: string }) => void;
};

/** A search for products of a shop, each found one with a button that adds it to an order. */
export function AddProduct({ channel, known, onAdd }: AddProductProps) {
  const [text, setText] = useState('');
  const found = useFound(channel, text.trim()).filter(({ id }) => !known.includes(id));
  return (
    <div className={styles.add}>
      <TextField
        label="Add a product"
        placeholder="Name or item number"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <ul aria-label="Products found" aria-live="polite">
        {found.map((product) => (
          <li key={product.id}>
            <Button
              variant="ghost"
              size="sm"
              onClick={() => {
                onAdd({ id: product.id, name: displayName(product) });
                setText('');
              }}
            >
              Add {displayName(product)} {product.id}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function useFound(channel: Channel, search: string): readonly Product[] {
  const { client, schedule } = useAtomValue(environmentAtom);
  const [found, setFound] = useState<readonly Product[]>([]);
  useEffect(() => {
    const away = new AbortController();
    const ask = async () => {
      const query = { channel, search, limit: MOST_FOUND };
      const answer = await client.call('listProducts', { query }, { signal: away.signal });
      if (!away.signal.aborted) setFound(answer.ok ? answer.data.products : []);
    };
    if (search.length < FEWEST_LETTERS) setFound([]);
    const callOff = search.length < FEWEST_LETTERS ? undefined : schedule(() => void ask(), DEBOUNCE_MS);
    return () => {
      callOff?.();
      away.abort();
    };
  }, [client, schedule, channel, search]);
  return found;
}
