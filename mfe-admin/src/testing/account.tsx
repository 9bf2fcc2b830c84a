import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { AuditEntry, KegAccountJson, LicenceJson } from 'shared-domain/contracts';
import { ok, openStaff, testOrder } from './open-staff.tsx';
import type { StaffAnswers } from './staff-client.ts';

/** A licensee of November 20, 2026. */
export const GULL: LicenceJson = {
  licenseNumber: '305-218',
  companyName: 'The Gull & Anchor',
  endDate: '2027-01-09',
  licenceClass: 'Liquor primary',
  premisesAddress: '212 Carrall Street, Vancouver, BC V6B 2J2',
  contacts: [
    { name: 'Devon Achterberg', email: 'devon@gull.example', phone: '604-555-0173', orderMails: true },
    { name: 'Priya Nair', email: 'priya@gull.example', orderMails: false },
  ],
  note: 'Cellar hatch on Trounce Alley.',
  updatedAt: '2026-11-18T18:00:00.000Z',
};

export const KEGS: KegAccountJson = {
  id: 'licence:305-218',
  name: 'The Gull & Anchor',
  licenseNumber: '305-218',
  out: { 50: 4, 30: 0, 20: 0 },
  ...{ total: 4, oldest: 42, overdue: 0, limitDays: 60 },
  lots: [{ size: 50, number: 4, since: '2026-10-09T18:00:00.000Z' }],
  entries: [],
};

const ENTRIES: AuditEntry[] = [
  {
    id: '2',
    at: '2026-11-18T18:00:00.000Z',
    who: 'nora.whitfield@cbo.example',
    action: 'licence.save',
    subject: '305-218',
    before: { companyName: 'The Gull & Anchor', note: 'Ring twice.', updatedAt: '2026-11-17T18:00:00.000Z' },
    after: { companyName: 'The Gull & Anchor', note: GULL.note, updatedAt: GULL.updatedAt },
  },
  {
    id: 'CBO-1',
    at: '2026-11-02T18:00:00.000Z',
    who: 'customer',
    action: 'order.placed',
    subject: 'CBO-1',
    after: { totalAmount: 143.4, day: '2026-11-05' },
  },
];

const figures = {
  year: { orders: 38, total: 61480, average: 1617.89 },
  yearBefore: { orders: 20, total: 30882, average: 1544.1 },
  everyDays: 8,
  lastOrderAt: '2026-11-19T20:00:00.000Z',
  orders: 61,
};

/** Opens a tab of that account's page, by default its orders; `sent` are the requests that save it. */
export function openAccount(calls: StaffAnswers = {}, licence: LicenceJson = GULL, tab = 'orders') {
  const sent: unknown[] = [];
  const opened = openStaff({
    path: `/admin/licences/305-218?tab=${tab}`,
    calls: {
      searchLicences: async ({ query }) =>
        ok({ graceDays: 14, licences: query?.number === '305-218' ? [licence] : [] }),
      licenceFigures: async () => ok(figures),
      licenceTimeline: async ({ query }) =>
        ok(query?.cursor ? { entries: [] } : { entries: ENTRIES, nextCursor: 'more' }),
      adminOrders: async () => ok({ orders: [testOrder()], counts: {}, total: 61 }),
      adminAllocations: async () => ok({ allocations: [] }),
      kegAccount: async () => ok(KEGS),
      deliveryPlan: async () => ok({ zones: [], closedDates: [], version: 0 }),
      saveLicence: async ({ params, body }) => {
        sent.push(body);
        const saved = { licenseNumber: params.number, companyName: body.companyName, created: false };
        return ok({ ...saved, updatedAt: '2026-11-20T17:41:00.000Z' });
      },
      ...calls,
    },
  });
  return { ...opened, sent };
}

export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
export const card = async (name: string) => within(await screen.findByRole('region', { name }));
