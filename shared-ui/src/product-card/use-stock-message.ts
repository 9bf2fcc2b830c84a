import { useState } from 'react';
import { isOutOfStock } from 'shared-domain/catalogue';
import type { Channel, Product } from 'shared-domain/products';
import { availableUnits } from 'shared-domain/stock';

/** At or below this many units, a drop in stock shows a message. */
const FEW = 12;

/** The message for a change in stock while the page is open: sold out, back, or few left; otherwise null. */
function stockMessage(before: Product, now: Product, channel: Channel): string | null {
  const wasOut = isOutOfStock(before, channel);
  const isOut = isOutOfStock(now, channel);
  if (isOut) return wasOut ? null : 'Just sold out';
  if (wasOut) return 'Back in stock';
  const left = availableUnits(now, channel);
  return left < availableUnits(before, channel) && left > 0 && left <= FEW ? `Only ${left} left now` : null;
}

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
