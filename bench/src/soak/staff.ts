import type { World } from './people.ts';
import { COUNTED, listOf, row } from './people.ts';

type Import = { id: string; state: string };

/** Uploads a stock list and applies it; resolves once it is applied, or with false if it failed. */
export async function imported(gateway: string, cookie: string, csv: string): Promise<boolean> {
  const form = new FormData();
  form.append('file', new Blob([csv], { type: 'text/csv' }), 'soak.csv');
  const from = { cookie, 'x-forwarded-for': '10.9.9.9' };
  const asked = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`${gateway}/api/admin/imports/${path}`, {
      ...init,
      headers: from,
      signal: AbortSignal.timeout(20_000),
    }).catch(() => undefined);
    return answer?.ok ? ((await answer.json().catch(() => undefined)) as Import | undefined) : undefined;
  };
  const begun = await asked('inventory', { method: 'POST', body: form });
  if (!begun) return false;
  for (let isApplying = false; ; ) {
    const now = await asked(`${begun.id}?limit=1`);
    if (now?.state === 'applied' || now?.state === 'failed') return now.state === 'applied';
    if (now?.state === 'ready' && !isApplying)
      isApplying = (await asked(`${begun.id}/apply`, { method: 'POST' })) !== undefined;
    else if (now?.state === 'ready') isApplying = false;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** Sets one product's stock by imports, repeatedly; returns the last acknowledged value. */
export async function counting(gateway: string, world: World, isOver: () => boolean): Promise<number> {
  let count = 1;
  for (let isApplied = true; !isApplied || !isOver(); ) {
    const csv = listOf([row(COUNTED, 'Beer-Craft', 'Packaged', count + 1)]);
    isApplied = await imported(gateway, world.staff, csv);
    if (isApplied) count += 1;
    await new Promise((resolve) => setTimeout(resolve, 3_000));
  }
  return count;
}

/** Listens to product changes like an open page, reconnecting whenever the connection ends. */
export async function listener(gateway: string, place: number, isOver: () => boolean): Promise<void> {
  const headers = { 'x-forwarded-for': `10.8.${Math.floor(place / 250)}.${place % 250}` };
  while (!isOver()) {
    const stop = new AbortController();
    const watch = setInterval(() => isOver() && stop.abort(), 500);
    try {
      const answer = await fetch(`${gateway}/api/products/events`, { headers, signal: stop.signal });
      for await (const _piece of answer.body ?? []) if (isOver()) break;
    } catch {
      // The connection was cut on purpose.
    }
    clearInterval(watch);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
