import { type ActionContext, type Prepared, request } from './staff-action.ts';

const steps =
  ({ gateway }: ActionContext, wanted: string) =>
  async () =>
    gateway.moves().filter(({ kind }) => kind === wanted).length;

/** The live release of an app. */
export const releaseActions: Record<string, Prepared> = {
  'roll an app back': async (world) => ({
    send: request('POST', '/admin/releases/mfe-dtc/rollback', {}),
    behind: 2,
    entries: { action: 'release.rollback', subject: 'mfe-dtc' },
    done: steps(world, 'rollback'),
  }),
  'promote a candidate': async (world) => ({
    send: request('POST', '/admin/releases/mfe-dtc/promote', { release: '1.0.1+next' }),
    behind: 2,
    entries: { action: 'release.promote', subject: 'mfe-dtc' },
    done: steps(world, 'promote'),
  }),
};
