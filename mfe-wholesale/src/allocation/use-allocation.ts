import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { type Client, createTypedCall, poll, type Result } from 'shared-domain/client';
import type { LicenseeAllocationJson } from 'shared-domain/contracts';
import { allocationCalls, phaseOf } from 'shared-domain/licences';
import {
  catalogueEditionAtom,
  environmentAtom,
  nowAtom,
  sessionAtom,
  showToastAtom,
} from 'shared-domain/state';

/** A licensee's calls about allocations, through the page's client. */
const allocationCall = ({ raw }: Pick<Client, 'raw'>) => createTypedCall(raw, allocationCalls);

type Read = { id: string; result: Result<LicenseeAllocationJson> };

/** The page's allocation, shared by its box and its explanation. */
const readAtom = atom<Read | null>(null);

/** Poll interval while the units are being shared, in milliseconds. */
const POLL_MS = 3_000;

/** An allocation as this licensee sees it; undefined while loading, null without a licensee. */
export function useAllocation(id: string): Result<LicenseeAllocationJson> | null | undefined {
  const read = useAtomValue(readAtom);
  const { licensee } = useAtomValue(sessionAtom);
  if (!licensee) return null;
  return read?.id === id ? read.result : undefined;
}

/** Loads an allocation, with what its mailed link opens (ALLOCATION-15); again when the catalogue changes or it opens or closes, and polls it while it is being shared. */
export function useReadAllocation(id: string): { load: () => void } {
  const [read, setRead] = useAtom(readAtom);
  const { client } = useAtomValue(environmentAtom);
  const licence = useAtomValue(sessionAtom).licensee?.licenseNumber;
  const edition = useAtomValue(catalogueEditionAtom);
  const now = useAtomValue(nowAtom);
  const data = read?.id === id && read.result.ok ? read.result.data : undefined;
  const phase = data && phaseOf(data, now);
  const link = /^#link=(.+)$/.exec(useLocation().hash)?.[1];
  const opened = useRef('');
  const load = useCallback(async () => {
    // A refused link changes nothing here: confirming then says what to open.
    if (link && opened.current !== link) {
      const answer = await client.call('linkFormerOrders', { body: { token: link } });
      if (answer.ok) opened.current = link;
    }
    const result = await allocationCall(client)('readAllocation', { params: { id } });
    setRead((before) => (result.ok || before?.id !== id || !before.result.ok ? { id, result } : before));
    return result.ok;
  }, [client, id, link, setRead]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: loads again when these change
  useEffect(() => {
    if (licence !== undefined) void load();
  }, [licence, load, edition, phase]);

  const isBeingShared = data?.state === 'closed';
  useEffect(() => {
    if (!isBeingShared) return;
    return poll(load, POLL_MS);
  }, [isBeingShared, load]);
  return { load: () => void load() };
}

/** A licensee's actions on an allocation. Each shows the answer, or a toast on refusal; true on success. */
export function useAllocationActions(id: string) {
  const setRead = useSetAtom(readAtom);
  const show = useSetAtom(showToastAtom);
  const call = allocationCall(useAtomValue(environmentAtom).client);
  const take = async (asked: Promise<Result<LicenseeAllocationJson>>, failure: string): Promise<boolean> => {
    const result = await asked;
    if (result.ok) setRead({ id, result });
    else show({ title: failure, description: result.problem.detail, kind: 'error' });
    if (!result.ok) {
      const current = await call('readAllocation', { params: { id } });
      if (current.ok) setRead({ id, result: current });
    }
    return result.ok;
  };
  const params = { id };
  return {
    ask: (units: number) =>
      take(call('requestUnits', { params, body: { units } }), 'Your request was not saved'),
    confirm: (units: number, unitPrice: number, day: string | undefined) => {
      const delivery =
        day === undefined
          ? undefined
          : day === PICK_UP
            ? ({ kind: 'pick-up' } as const)
            : ({ kind: 'delivery', day } as const);
      const body = { units, unitPrice, ...(delivery ? { delivery } : {}) };
      return take(call('confirmShare', { params, body }), 'Not ordered yet');
    },
    decline: (isDeclined: boolean) =>
      take(call('letShareGo', { params, body: { letGo: isDeclined } }), 'Not saved'),
    show,
  };
}

/** Stands for a day if the order is picked up. */
export const PICK_UP = 'pick-up';
