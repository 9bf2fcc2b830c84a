import type { z } from 'zod';
import type { allocationTerms } from './description.ts';

export const ALLOCATION_KINDS = ['first-come', 'shared'] as const;

/** The terms of an allocation (ALLOCATION-1). */
export type AllocationTerms = Readonly<z.infer<typeof allocationTerms>>;

/** A product's reference to its current allocation. */
export type ProductAllocation = AllocationTerms & { readonly id: string };
