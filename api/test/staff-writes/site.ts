import { LINK_ENDS, MOVED_AT } from '../gateway.ts';
import type { Writes } from './written.ts';

/** Releases and switches of the site: each staff write made once. */
export const siteWrites: Writes = {
  rollbackRelease: async (context) => {
    await context.staff.post('/api/admin/releases/mfe-dtc/rollback').send({}).expect(200);
    return {
      subject: 'mfe-dtc',
      entry: {
        action: 'release.rollback',
        at: new Date(MOVED_AT),
        before: { release: '1.0.0+new' },
        after: { release: '1.0.0+old' },
      },
    };
  },
  previewRelease: async ({ staff }) => {
    await staff.post('/api/admin/releases/mfe-dtc/preview').send({ release: '1.0.1+next' }).expect(200);
    return {
      subject: 'mfe-dtc',
      entry: {
        action: 'release.preview',
        before: { release: '1.0.0+new' },
        after: { release: '1.0.1+next', expires: LINK_ENDS },
      },
    };
  },
  promoteRelease: async ({ staff }) => {
    await staff.post('/api/admin/releases/mfe-dtc/promote').send({ release: '1.0.1+next' }).expect(200);
    return {
      subject: 'mfe-dtc',
      entry: {
        action: 'release.promote',
        at: new Date(MOVED_AT),
        before: { release: '1.0.0+new' },
        after: { release: '1.0.1+next' },
      },
    };
  },
  saveDeliveryPlan: async ({ staff }) => {
    const zone = {
      id: 'west',
      name: 'West Side',
      prefixes: ['V6K'],
      weekdays: [1, 5],
      cutOff: { daysBefore: 1, time: '12:00' },
      minimum: 4,
      colour: 'purple',
    };
    const closedDates = [{ day: '2026-12-25', name: 'Christmas Day' }];
    await staff
      .put('/api/admin/deliveries/zones')
      .send({ zones: [zone], closedDates, version: 0 })
      .expect(200);
    return {
      subject: 'zones',
      entry: {
        action: 'deliveries.edit',
        before: {},
        after: {
          zones: ['West Side: V6K; Mon Fri; 1 d before, 12:00; 4 units; purple'],
          closedDates: ['2026-12-25 Christmas Day'],
        },
      },
    };
  },
  changeSettings: async (context) => {
    await context.staff.patch('/api/admin/settings').send({ retailStoreOpen: false }).expect(200);
    return {
      subject: 'site',
      entry: {
        action: 'settings.edit',
        before: { retailStoreOpen: true },
        after: { retailStoreOpen: false },
      },
    };
  },
};
