import { useState } from 'react';
import type { Channel, Product } from 'shared-domain/products';
import { stockMessage } from './stock-message.ts';

/** The message about a product's stock since its card was first shown, or null. */
export function useStockMessage(product: Product, channel: Channel): string | null {
  const [seen, setSeen] = useState(product);
  const [word, setWord] = useState<string | null>(null);
  if (seen !== product) {
    setSeen(product);
    if (seen.id === product.id) setWord(stockMessage(seen, product, channel) ?? word);
    else setWord(null);
  }
  return word;
}
