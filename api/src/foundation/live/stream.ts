import type { ChangeStream } from 'mongodb';
import type { Connection } from 'mongoose';
import { driverCollection } from '../database/index.ts';
import { revisionModel, type Topic } from './revisions.ts';

type News = { topic: Topic; number?: number };

/** The number is in the updated fields or in the inserted document. */
const NEWS = {
  topic: '$documentKey._id',
  number: { $ifNull: ['$updateDescription.updatedFields.number', '$fullDocument.number'] },
};

/**
 * Follows the revisions by a change stream until `signal` is aborted: `open` is called once no change can be missed, `news`
 * with each new number. The driver resumes it after a failover. Throws if it breaks.
 */
export async function followRevisions(
  connection: Connection,
  { open, news }: { open: () => Promise<void>; news: (topic: Topic, number: number) => void },
  signal: AbortSignal,
): Promise<void> {
  const revisions = driverCollection(revisionModel(connection));
  const stream = revisions.watch([{ $project: NEWS }]) as unknown as ChangeStream<
    News & Document,
    News & Document
  >;
  const end = () => void stream.close();
  signal.addEventListener('abort', end, { once: true });
  const hear = (one: News | null) => {
    if (one?.number !== undefined) news(one.topic, one.number);
  };
  try {
    hear(await stream.tryNext());
    await open();
    while (!signal.aborted) hear(await stream.next());
  } catch (cause) {
    if (!signal.aborted) throw cause;
  } finally {
    signal.removeEventListener('abort', end);
    await stream.close();
  }
}
