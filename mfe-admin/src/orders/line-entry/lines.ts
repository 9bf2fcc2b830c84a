/** A line of an order that staff enter or edit. */
export type Line = { productId: string; quantity: number };

/** The lines with another quantity of a product; 0 removes it, a new one goes to the end. */
export function withQuantity(lines: readonly Line[], productId: string, quantity: number): Line[] {
  const others = lines.filter((line) => line.productId !== productId);
  if (quantity === 0) return others;
  if (others.length === lines.length) return [...lines, { productId, quantity }];
  return lines.map((line) => (line.productId === productId ? { productId, quantity } : line));
}

/** The lines with more units of a product, up to 9999. */
export function withUnits(lines: readonly Line[], productId: string, units: number): Line[] {
  const has = lines.find((line) => line.productId === productId)?.quantity ?? 0;
  return withQuantity(lines, productId, Math.min(9999, has + units));
}
