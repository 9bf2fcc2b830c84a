import { isDone } from 'shared-domain/runs';
import type { Deps } from '../../foundation/dependencies.ts';
import { changeStatus } from '../../orders/handling/index.ts';
import { findOrder } from '../../orders/order/index.ts';
import type { Handler, Worker } from '../../requests/follow-ups/index.ts';
import { Problem } from '../../requests/problems/index.ts';
import { findStop } from './on-run.ts';

const OUT = 'Out for delivery';
const BACK = 'Not out for delivery after all';
const REFUSED = 'Could not be delivered';

/** Follow-up handler: orders on a truck that has left become shipped; undelivered ones get their old status back (RUN-11). */
export const onTheRoadHandler =
  (deps: Deps, worker: () => Worker): Handler =>
  async (_, { data }) => {
    for (const id of data.orders as string[]) {
      try {
        await follow(deps, worker(), id, data.who as string | undefined);
      } catch (cause) {
        if (cause instanceof Problem && cause.code === 'stale')
          return { retry: 'the order is being changed' };
        throw cause;
      }
    }
    return 'done';
  };

/** Brings an order in line with its stop as it is now, so that it can be repeated. */
async function follow(deps: Deps, worker: Worker, id: string, staff: string | undefined): Promise<void> {
  const order = await findOrder(deps, id);
  const at = await findStop(deps, id);
  const isRefused = at?.stop.state === 'refused';
  if (!order || (at && isDone(at.stop) && !isRefused)) return;
  const who = staff ?? (at ? `driver of run ${at.run.id}` : 'system');
  const { status, timeline } = order;
  if (at?.stop.state === 'out') {
    if (status !== 'pending' && status !== 'processed') return;
    const detail = `${OUT}, run ${at.run.id}`;
    await changeStatus(deps, worker, id, { to: 'shipped', who, from: status, detail });
  } else {
    const last = timeline.findLast(({ event }) => event === 'status');
    if (status !== 'shipped' || !last?.from || !last.detail?.startsWith(OUT)) return;
    const detail = isRefused ? REFUSED : BACK;
    await changeStatus(deps, worker, id, { to: last.from, who, from: status, detail });
  }
  // The stop may have ended since it was read; that follow-up then saw the order before this change.
  await follow(deps, worker, id, staff);
}
