import type { Connection } from 'mongoose';
import type { ProofJson } from 'shared-domain/contracts';
import { isDone, type Stop } from 'shared-domain/runs';
import { findStop } from '../runs/index.ts';
import { proofModel } from './model.ts';

/** What was proven at an order's stop; undefined until the stop has ended (DRIVER-18). */
export async function proofOf(connection: Connection, orderId: string): Promise<ProofJson | undefined> {
  const found = await findStop({ connection }, orderId);
  return found && (await proofsOf(connection, [found.stop])).get(orderId);
}

/** What was proven at each of these stops that has ended, by order. */
export async function proofsOf(
  connection: Connection,
  stops: readonly Stop[],
): Promise<Map<string, ProofJson>> {
  const wanted = stops.flatMap(({ signature, photo }) => [signature ?? [], photo ?? []].flat());
  const found = await proofModel(connection)
    .find({ _id: { $in: wanted } }, { path: 1 })
    .maxTimeMS(5_000)
    .lean();
  const paths = new Map(found.map(({ _id, path }) => [_id, path]));
  return new Map(
    stops.flatMap((stop): [string, ProofJson][] => {
      const { orderId, at, receivedBy, idCheck, signature, photo } = stop;
      if (!isDone(stop) || at === undefined) return [];
      return [
        [
          orderId,
          {
            at,
            ...(receivedBy ? { receivedBy } : {}),
            ...(idCheck ? { idCheck } : {}),
            ...(signature ? { signature: paths.get(signature) ?? '' } : {}),
            ...(photo ? { photo: paths.has(photo) } : {}),
          },
        ],
      ];
    }),
  );
}

/** The photo of an order's stop, a JPEG; undefined without one, before it arrives, and once it is erased. */
export async function photoOf(connection: Connection, orderId: string): Promise<Buffer | undefined> {
  const found = await findStop({ connection }, orderId);
  if (!found?.stop.photo) return undefined;
  return (await proofModel(connection).findById(found.stop.photo, { image: 1 }))?.image;
}
