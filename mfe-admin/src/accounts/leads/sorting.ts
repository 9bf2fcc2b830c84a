import { compareNames } from 'shared-domain/catalogue';
import type { ListedLead } from 'shared-domain/contracts';

const FIELDS = ['name', 'email', 'source', 'confirmation', 'created_at'] as const;
type LeadField = (typeof FIELDS)[number];

/** The leads' sort, as the table expects it. */
export type LeadSort = { field: LeadField; sort: 'asc' | 'desc' };

/** Newest first (STAFF-14). */
export const NEWEST_FIRST: LeadSort = { field: 'created_at', sort: 'desc' };

/** The sort that a click on a heading requests; newest first by default. */
export function leadSortOf(asked?: { field: string; sort?: 'asc' | 'desc' | null }): LeadSort {
  const field = FIELDS.find((known) => known === asked?.field);
  return field && asked?.sort ? { field, sort: asked.sort } : NEWEST_FIRST;
}

/** Sorts all leads; the API returns them newest first. */
export function sortedLeads(leads: readonly ListedLead[], { field, sort }: LeadSort): readonly ListedLead[] {
  const sign = sort === 'asc' ? 1 : -1;
  return [...leads].sort((one, other) => sign * compareNames(one[field] ?? '', other[field] ?? ''));
}
