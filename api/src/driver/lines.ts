import type { Ending, OrderedLine } from 'shared-domain/driver';
import type { Deps } from '../dependencies.ts';
import type { OrderDocument } from '../orders/index.ts';

type Lines = { order: OrderDocument; lines: readonly OrderedLine[]; who: string; ending: Ending };

/** Makes an order's lines what was delivered at the door. */
export async function deliverLines(_deps: Deps, _lines: Lines): Promise<void> {}
