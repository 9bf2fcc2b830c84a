import { type Connection, type Model, Schema } from 'mongoose';
import { DURABLE, isDuplicate, moment, STORED, text } from '../../foundation/database/index.ts';

/** A signature or photo of a stop, apart from its run and log, so that it can be erased (PRIVACY-10). */
export type ProofDocument = {
  /** The driver's update, or the photo's own id. */
  _id: string;
  order: string;
  at: Date;
  /** The path of a signature. */
  path?: string;
  /** The JPEG of a photo. */
  image?: Buffer;
};

const proofSchema = new Schema<ProofDocument>(
  { _id: text, order: text, at: moment, path: String, image: Buffer },
  { collection: 'door_proofs', ...STORED, ...DURABLE },
);
proofSchema.index({ at: 1 });
proofSchema.index({ order: 1 });

export function proofModel(connection: Connection): Model<ProofDocument> {
  return connection.models.DoorProof ?? connection.model<ProofDocument>('DoorProof', proofSchema);
}

/** Stores a signature or photo once, however often it is sent (DRIVER-16). */
export async function storeProof(connection: Connection, { _id, ...proof }: ProofDocument): Promise<void> {
  try {
    await proofModel(connection).updateOne({ _id }, { $setOnInsert: proof }, { upsert: true });
  } catch (cause) {
    if (!isDuplicate(cause)) throw cause;
  }
}
