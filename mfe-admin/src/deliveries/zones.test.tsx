import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { DeliveryPlanJson } from 'shared-domain/contracts';
import { ok, openStaff, refusal } from '../testing/open-staff.tsx';

const EAST: DeliveryPlanJson['zones'][number] = {
  id: 'east',
  name: 'Vancouver East',
  prefixes: ['V5', 'V6A'],
  weekdays: [2, 4],
  cutOff: { daysBefore: 2, time: '14:00' },
  minimum: 12,
  colour: 'green',
};

function openZones(first: Partial<DeliveryPlanJson> = {}, isStale = false) {
  let plan: DeliveryPlanJson = { zones: [EAST], closedDates: [], version: 1, ...first };
  const saved: DeliveryPlanJson[] = [];
  const opened = openStaff({
    path: '/admin/deliveries/zones',
    calls: {
      deliveryPlan: async () => ok(plan),
      saveDeliveryPlan: async ({ body }) => {
        if (isStale) return refusal('stale', 'Someone else has changed this in the meantime.');
        plan = { ...(body as DeliveryPlanJson), version: plan.version + 1 };
        saved.push(plan);
        return ok(plan);
      },
    },
  });
  return { opened, saved };
}

const button = (name: string) => screen.findByRole('button', { name });

describe('the delivery zones', () => {
  // DELIVERY-1, DELIVERY-2, DELIVERY-11
  test('a new zone says field by field what is missing, takes prefixes over, and can be undone', async () => {
    const { saved } = openZones();
    await userEvent.click(await button('New zone'));
    await userEvent.click(await button('Save zone'));
    expect(await screen.findByText('Please give the zone a name')).toBeVisible();
    expect(screen.getByText('Please choose at least one weekday')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Downtown');
    await userEvent.type(screen.getByRole('textbox', { name: 'Postal codes that start with' }), 'v6b, V6A');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Fri' }));
    await userEvent.click(await button('Save zone'));
    await screen.findByText('Zone Downtown saved');
    expect(saved[0]?.zones.map(({ name, prefixes }) => [name, prefixes])).toEqual([
      ['Vancouver East', ['V5']],
      ['Downtown', ['V6B', 'V6A']],
    ]);
    await userEvent.click(await button('Undo'));
    expect((await screen.findAllByText(/V5 V6A/))[0]).toBeVisible();
    expect(saved[1]?.zones).toEqual([EAST]);
  });

  // DELIVERY-11
  test("another person's change is not overwritten, and what was typed stays", async () => {
    openZones({}, true);
    await userEvent.click(await button('Edit Vancouver East'));
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), '!');
    await userEvent.click(await button('Save zone'));
    expect(await screen.findByText('Changed in the meantime')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Vancouver East!');
  });

  // DELIVERY-3
  test('a closed date needs its reason', async () => {
    const { saved } = openZones({ zones: [] });
    expect(await screen.findByText('No zones yet')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Date'), '2026-12-25');
    await userEvent.click(await button('Add date'));
    expect(await screen.findByText('Please say why, such as Christmas Day')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Christmas Day');
    await userEvent.click(await button('Add date'));
    await screen.findByText('Closed on December 25, 2026');
    expect(saved[0]?.closedDates).toEqual([{ day: '2026-12-25', name: 'Christmas Day' }]);
  });
});
