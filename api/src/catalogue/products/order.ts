/** A position in a list: the last product's name and SKU. */
export type Position = { name: string; id: string };

/** The sort of lists outside the shops: by name, then by SKU. */
export function byNameAndId(one: Position, other: Position): number {
  if (one.name !== other.name) return one.name < other.name ? -1 : 1;
  if (one.id === other.id) return 0;
  return one.id < other.id ? -1 : 1;
}
