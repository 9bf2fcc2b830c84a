import { MongoClient } from 'mongodb';

/**
 * Turns off the engine's cost-based query planner. It samples with an execution engine that this build lacks, so a
 * selective query over more than ten thousand documents with two candidate indexes fails with error 224. Plans are then
 * ranked by trial, as in released servers.
 */
export async function rankPlansByTrial(uri: string): Promise<void> {
  const client = new MongoClient(uri, { directConnection: true, retryWrites: false });
  try {
    await client.db('admin').command({ setParameter: 1, featureFlagCostBasedRanker: false });
  } finally {
    await client.close();
  }
}
