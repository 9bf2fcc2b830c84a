import { DAY, RUN, runWithOrder } from '../planned-run.ts';
import { freshKey } from '../shop.ts';
import { type Writes, written } from './written.ts';

const planned = (order: string) => ({ driver: 'Marco Leclerc', state: 'planned', orders: [order] });

/** Runs: each staff write made once. */
export const runWrites: Writes = {
  driverLink: async (context) => {
    await runWithOrder(context.staff);
    await context.staff.post(`/api/admin/runs/${RUN}/link`).send({ replace: true }).expect(200);
    return written(RUN, 'run.link-replaced', { after: { until: '2026-11-25T06:59:59.999Z' } });
  },
  createRun: async (context) => {
    const order = await runWithOrder(context.staff);
    return written(RUN, 'run.create', { before: null, after: { driver: 'Marco Leclerc', orders: [order] } });
  },
  moveStops: async (context) => {
    const order = await runWithOrder(context.staff);
    const { body } = await context.staff.get(`/api/admin/runs/days/${DAY}`).expect(200);
    const [{ moved }] = body.runs[0].stops;
    await context.staff
      .post('/api/admin/runs/moves')
      .send({ day: DAY, orders: [{ id: order, moved }], to: null })
      .expect(200);
    return written(RUN, 'run.move', {
      before: { orders: [`${order}: ${RUN}, stop 1`] },
      after: { orders: [`${order}: on no run`] },
    });
  },
  moveDay: async ({ staff }) => {
    const order = await runWithOrder(staff);
    await staff
      .post(`/api/admin/runs/days/${DAY}/move`)
      .set('Idempotency-Key', freshKey())
      .send({ to: '2026-11-27', orders: [order], mail: true, sentence: '' })
      .expect(200);
    return written(order, 'order.edit');
  },
  editRun: async (context) => {
    const order = await runWithOrder(context.staff);
    await context.staff.patch(`/api/admin/runs/${RUN}`).send({ driver: 'Aiko Tamura' }).expect(200);
    const after = { ...planned(order), driver: 'Aiko Tamura' };
    return written(RUN, 'run.edit', { before: planned(order), after });
  },
  arrangeRun: async (context) => {
    const order = await runWithOrder(context.staff);
    await context.staff
      .put(`/api/admin/runs/${RUN}/order`)
      .send({ orders: [order] })
      .expect(200);
    return written(RUN, 'run.create');
  },
  changeRunState: async (context) => {
    const order = await runWithOrder(context.staff);
    await context.staff.put(`/api/admin/runs/${RUN}/state`).send({ state: 'out' }).expect(200);
    const after = { ...planned(order), state: 'out' };
    return written(RUN, 'run.state', { before: planned(order), after });
  },
  markPrinted: async (context) => {
    await runWithOrder(context.staff);
    await context.staff
      .post('/api/admin/runs/printed')
      .send({ day: DAY, runs: [RUN] })
      .expect(200);
    return written(RUN, 'run.print', { before: null, after: { runs: [RUN] } });
  },
  deleteRun: async (context) => {
    const order = await runWithOrder(context.staff);
    await context.staff.delete(`/api/admin/runs/${RUN}`).expect(200);
    return written(RUN, 'run.delete', { before: planned(order), after: null });
  },
  restoreRun: async (context) => {
    const order = await runWithOrder(context.staff);
    await context.staff.delete(`/api/admin/runs/${RUN}`).expect(200);
    await context.staff.post(`/api/admin/runs/${RUN}/restore`).expect(200);
    return written(RUN, 'run.restore', { before: null, after: planned(order) });
  },
};
