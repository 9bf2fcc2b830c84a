/** What an allocation says (ALLOCATION-1). Units are cases, kegs or pieces, as wholesale counts them. */
export type AllocationTerms = {
  /** First come: ordered at once. Shared: asked for until it closes, then shared. */
  readonly kind: 'first-come' | 'shared';
  /** Units in all. */
  readonly units: number;
  /** The most units for each account. */
  readonly most: number;
  /** ISO 8601; it closes at the instant `closesAt`. */
  readonly opensAt: string;
  readonly closesAt: string;
};

/** An allocation as its product names it while it lasts. */
export type ProductAllocation = AllocationTerms & { readonly id: string };
