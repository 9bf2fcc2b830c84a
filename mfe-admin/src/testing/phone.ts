import type { DriverRun } from 'shared-domain/contracts';
import type { DriverUpdate } from 'shared-domain/driver';
import type { PhoneStorage } from '../driver/run/phone-storage.ts';
import type { PhotoStorage } from '../driver/run/photo-storage.ts';
import { type DriverCall, RunSync } from '../driver/run/run-sync.ts';
import { closesDraft, type StoredRun } from '../driver/run/stored-run.ts';

const RUN = '2026-11-24-01';
const stop = (orderId: string, name: string): DriverRun['stops'][number] => ({
  orderId,
  state: 'out',
  name,
  address: '12 Water Street, Vancouver',
  lines: [{ productId: 'IPA', name: 'Gantry IPA', quantity: 4, unit: 'case' }],
  empties: {},
  receivers: [],
  presses: [],
});
const run: DriverRun = {
  id: RUN,
  day: '2026-11-24',
  title: 'Downtown',
  driver: 'Marco Leclerc',
  until: '2026-11-26T06:59:59.999Z',
  stops: [stop('A', 'The Gull & Anchor'), stop('B', 'Skylark')],
};

/** For tests: a phone's storage that survives a reload. */
export function memory(): PhoneStorage & { kept: StoredRun } {
  const kept: StoredRun = { updates: [], drafts: {} };
  return {
    kept,
    read: async () => structuredClone(kept),
    keepCopy: async (_run, copy) => void Object.assign(kept, { copy }),
    addUpdates: async (_run, updates, copy) => {
      kept.copy = copy;
      kept.updates.push(...updates);
      for (const { stop: closed } of updates.filter(closesDraft)) delete kept.drafts[closed];
    },
    removeUpdates: async (_run, ids) =>
      void Object.assign(kept, { updates: kept.updates.filter(({ id }) => !ids.includes(id)) }),
    keepDraft: async (_run, name, draft) => void Object.assign(kept.drafts, { [name]: draft }),
    forget: async () => {
      delete kept.copy;
      kept.drafts = {};
    },
  };
}

/** For tests: a phone's photos; a full one keeps none. */
export function photosInMemory(isFull = false): PhotoStorage & { kept: Map<string, Blob> } {
  const kept = new Map<string, Blob>();
  return {
    kept,
    list: async () => [...kept.keys()],
    keep: async (_run, id, photo) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      kept.set(id, photo);
    },
    read: async (_run, id) => kept.get(id),
    remove: async (_run, id) => void kept.delete(id),
  };
}

/** For tests: a driver's server that can be unreachable, and answers with the updates it was sent. */
export function driverServer() {
  const world = {
    isThere: true,
    code: '',
    updates: new Map<string, DriverUpdate>(),
    photos: [] as string[],
    /** Why photos are refused for good. */
    photoProblem: '',
    batches: 0,
    /** Stops that the office has closed. */
    ended: new Set<string>(),
    needIdCheck: new Set<string>(),
  };
  const call = (async (
    _name: string,
    { body, params }: { body: { presses?: DriverUpdate[] }; params?: { photo?: string } },
  ) => {
    const problem = { type: 'about:blank', title: '', status: 0, detail: '' };
    if (world.code) return { ok: false, problem: { ...problem, code: world.code } };
    if (!world.isThere) return { ok: false, problem: { ...problem, code: 'network' } };
    if (params?.photo) {
      const isKnown = [...world.updates.values()].some(
        (update) => update.what === 'photo' && update.photo === params.photo,
      );
      if (!isKnown) return { ok: false, problem: { ...problem, status: 404, code: 'photo_not_found' } };
      const detail = world.photoProblem;
      if (detail) return { ok: false, problem: { ...problem, status: 413, code: 'photo_too_large', detail } };
      world.photos.push(params.photo);
      return { ok: true, data: undefined };
    }
    world.batches += 1;
    for (const update of body.presses ?? []) world.updates.set(update.id, update);
    const all = [...world.updates.values()];
    const stops = run.stops.map((one) => ({
      ...one,
      ...(world.ended.has(one.orderId)
        ? { state: 'delivered' as const, at: '2026-11-24T18:20:00.000Z' }
        : {}),
      takesPayment: true as const,
      ...(world.needIdCheck.has(one.orderId) ? { needsIdCheck: true as const } : {}),
      presses: all.filter((update) => update.stop === one.orderId),
    }));
    const kept = (body.presses ?? []).map(({ id }) => id);
    return { ok: true, data: { kept, refused: [], at: '2026-11-24T18:00:00.000Z', run: { ...run, stops } } };
  }) as unknown as DriverCall;
  return { world, call };
}

let ids = 0;
export const runSyncOn = (storage: PhoneStorage, call: DriverCall, photos = photosInMemory()) =>
  new RunSync({
    ...{ run: RUN, storage, photos, call },
    now: () => new Date('2026-11-24T19:00:00.000Z'),
    newId: () => `press-${++ids}`,
  });
