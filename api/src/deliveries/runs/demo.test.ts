import { dayOf } from 'shared-domain/dates';
import { runStateOf } from 'shared-domain/runs';
import { testApi } from '../../../test/test-api.ts';
import { prepareData } from '../../first-data.ts';
import { orderModel } from '../../orders/order/index.ts';
import { planDemoRuns, readRunDay } from './index.ts';

const api = testApi({ environment: { DEMO_DATA: 'true', DEMO_RUNS: 'true' } });

test("the demonstration's day has a run under way, a picked one, two orders on no run and a parcel, also when it is planned twice", async () => {
  const { deps } = api;
  await prepareData(deps);
  const day = dayOf(deps.clock());
  const before = await readRunDay(deps.connection, day);
  expect(before.runs.map((run) => [run.driver, runStateOf(run), run.stops.length])).toEqual([
    ['Marco Leclerc', 'out', 5],
    ['Aiko Tamura', 'picked', 3],
  ]);
  expect(before.runs[0]?.stops.map(({ state }) => state)).toEqual([
    'delivered',
    'delivered',
    'out',
    'out',
    'out',
  ]);
  await planDemoRuns(deps);
  expect(await readRunDay(deps.connection, day)).toEqual(before);
  const orders = await orderModel(deps.connection)
    .find({ 'delivery.kind': 'delivery', 'delivery.day': day })
    .lean();
  expect(orders).toHaveLength(10);
  expect(orders.filter(({ status }) => status === 'delivered')).toHaveLength(2);
  const shipped = await orderModel(deps.connection).find({ status: 'shipped' }).lean();
  expect(shipped).toMatchObject([{ tracking: { number: '7035114477138472' }, followUps: [] }]);
});
