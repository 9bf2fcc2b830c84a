import { staffBrowser } from '../../../test/staff.ts';
import { testApi } from '../../../test/test-api.ts';
import { prepareData } from '../../first-data.ts';
import { stockAlertsModel } from './index.ts';

const api = testApi({ environment: { DEMO_DATA: 'true', DEMO_RUNS: 'true' } });

// ALERT-7
test('staff see how many of the demonstration wait for a beer, and no mail was sent to them', async () => {
  await prepareData(api.deps);
  const staff = await staffBrowser(api);
  const { body } = await staff.get('/api/admin/stock-alerts').expect(200);
  expect(body.counts).toEqual({ 'FRC-433': 3 });
  expect(await stockAlertsModel(api.deps.connection).exists({ 'followUps.0': { $exists: true } })).toBeNull();
});
