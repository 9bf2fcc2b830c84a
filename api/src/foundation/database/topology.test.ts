import { testApi } from '../../../test/test-api.ts';
import { readTopology } from './index.ts';
import { type Topology, topologyOf } from './topology.ts';

// API-14
test.each<[object, Topology['kind'], RegExp]>([
  [{ ok: 1, isWritablePrimary: true }, 'standalone', /lost with the disk/],
  [{ setName: 'rs0', isWritablePrimary: true }, 'replica set', /survives the loss of the primary/],
  [{ msg: 'isdbgrid', isWritablePrimary: true }, 'sharded cluster', /survives the loss of the primary/],
])('%j is a %s', (hello, kind, guarantee) => {
  expect(topologyOf(hello)).toEqual({ kind, guarantee: expect.stringMatching(guarantee) });
});

describe('the database of the tests', () => {
  const api = testApi();
  // API-14
  test('says what it is', async () => {
    expect((await readTopology(api.deps.connection)).kind).toBe('standalone');
  });
});
