/** The terms of an allocation (ALLOCATION-1). Units are wholesale units: cases, kegs or pieces. */
export type AllocationTerms = {
  /** First come: ordered directly. Shared: requested until it closes, then divided. */
  readonly kind: 'first-come' | 'shared';
  /** Units in all. */
  readonly units: number;
  /** The most units for each account. */
  readonly most: number;
  /** ISO 8601; it closes at the instant `closesAt`. */
  readonly opensAt: string;
  readonly closesAt: string;
};

/** A product's reference to its current allocation. */
export type ProductAllocation = AllocationTerms & { readonly id: string };
