import type { ListParameters } from './parameters.ts';

type Listed = { id: string; created: number };

/** A page of a list in Stripe's form, newest first: https://docs.stripe.com/api/pagination */
export function listOf<T extends Listed>(oldestFirst: T[], parameters: ListParameters, url: string) {
  const { limit, starting_after: after, ending_before: before, created } = parameters;
  const all = oldestFirst.toReversed().filter((one) => isWithin(one.created, created));
  const start = after ? all.findIndex(({ id }) => id === after) + 1 : 0;
  const found = before ? all.findIndex(({ id }) => id === before) : -1;
  const end = found === -1 ? all.length : found;
  const first = before ? Math.max(start, end - limit) : start;
  const data = all.slice(first, Math.min(end, first + limit));
  return { object: 'list' as const, url, has_more: before ? first > 0 : first + data.length < end, data };
}

function isWithin(at: number, range: ListParameters['created']): boolean {
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range ?? {};
  return at > gt && at >= gte && at < lt && at <= lte;
}
