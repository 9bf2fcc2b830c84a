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
  const signed = stops.flatMap(({ signature }) => signature ?? []);
  const found = await proofModel(connection)
    .find({ _id: { $in: signed } }, { path: 1 })
    .maxTimeMS(5_000)
    .lean();
  const paths = new Map(found.map(({ _id, path }) => [_id, path]));
  return new Map(
    stops.flatMap((stop): [string, ProofJson][] => {
      const { orderId, at, receivedBy, idCheck, signature } = stop;
      if (!isDone(stop) || at === undefined) return [];
      return [
        [
          orderId,
          {
            at,
            ...(receivedBy ? { receivedBy } : {}),
            ...(idCheck ? { idCheck } : {}),
            ...(signature ? { signature: paths.get(signature) ?? '' } : {}),
          },
        ],
      ];
    }),
  );
}
