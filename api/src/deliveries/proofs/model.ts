import type { Connection } from 'mongoose';
import { z } from 'zod';
import { DURABLE, isDuplicate, modelOf, type Stored, schemaOf } from '../../foundation/database/index.ts';

/** A signature or photo of a stop, apart from its run and log, so that it can be erased (PRIVACY-10). */
const proof = z.object({
  /** The driver's update, or the photo's own id. */
  _id: z.string(),
  order: z.string(),
  at: z.date(),
  /** The path of a signature. */
  path: z.string().optional(),
  /** The JPEG of a photo. */
  image: z.custom<Buffer>().optional(),
});
export type ProofDocument = Stored<typeof proof>;

const proofSchema = schemaOf(proof, { collection: 'door_proofs', ...DURABLE });
proofSchema.path('image', Buffer);
proofSchema.index({ at: 1 });
proofSchema.index({ order: 1 });

export const proofModel = modelOf<ProofDocument>('DoorProof', proofSchema);

/** Stores a signature or photo once, however often it is sent (DRIVER-16). */
export async function storeProof(connection: Connection, { _id, ...proof }: ProofDocument): Promise<void> {
  try {
    await proofModel(connection).updateOne({ _id }, { $setOnInsert: proof }, { upsert: true });
  } catch (cause) {
    if (!isDuplicate(cause)) throw cause;
  }
}
