import { MongoClient } from 'mongodb';

/**
 * Turns the engine's cost-based ranking of query plans off. It samples through an execution engine that this build has
 * left out: a query over more than some ten thousand documents that finds few of them, with two indexes to choose
 * from, would answer error 224. Plans are then ranked by trying them, as released servers do.
 */
export async function rankPlansByTrial(uri: string): Promise<void> {
  const client = new MongoClient(uri, { directConnection: true, retryWrites: false });
  try {
    await client.db('admin').command({ setParameter: 1, featureFlagCostBasedRanker: false });
  } finally {
    await client.close();
  }
}
