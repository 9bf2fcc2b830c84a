import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { DeliveryPlanJson } from 'shared-domain/contracts';
import { fill } from '../../testing/fill.ts';
import { ok, openStaff, refusal } from '../../testing/open-staff.tsx';
import { cutOffText } from './cut-off-text.ts';
import { accountsByZone, changesIn, draftOf, movedPrefixes, prefixesIn } from './zone-draft.ts';

const EAST: DeliveryPlanJson['zones'][number] = {
  id: 'east',
  name: 'Vancouver East',
  prefixes: ['V5', 'V6A'],
  weekdays: [2, 4],
  cutOff: { daysBefore: 2, time: '14:00' },
  minimum: 12,
  colour: 'green',
};
const DOWNTOWN = { ...EAST, id: 'downtown', name: 'Downtown', prefixes: ['V6B'] };

function openZones(
  first: Partial<DeliveryPlanJson> = {},
  { isStale = false, path = '/admin/deliveries/zones' } = {},
) {
  let plan: DeliveryPlanJson = { zones: [EAST], closedDates: [], version: 1, ...first };
  const saved: DeliveryPlanJson[] = [];
  const opened = openStaff({
    path,
    calls: {
      deliveryPlan: async () => ok(plan),
      accountPostalCodes: async () =>
        ok({
          postalCodes: ['V5L 1A1', 'V6A 1H6', 'V8B 0A1', null],
          accounts: ['Anchor', 'Brass Lantern', 'Copper Kettle', 'Davie Liquor'].map(
            (companyName, place) => ({ ...{ companyName, licenseNumber: `305-21${place}` } }),
          ),
        }),
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
const prefixField = () => screen.findByRole('textbox', { name: 'Postal codes that start with' });

describe('a zone draft', () => {
  test('prefixes are split at spaces and commas, in capitals, each once', () => {
    expect(prefixesIn(' v6b, V6A;v5\nV6B ')).toEqual(['V6B', 'V6A', 'V5']);
  });

  test.each([
    [0, 'Same day, 2:00 PM'],
    [1, 'Day before, 2:00 PM'],
    [2, '2 days before, 2:00 PM'],
  ])('a cut-off of %s days is %s', (daysBefore, text) => {
    expect(cutOffText({ daysBefore, time: '14:00' })).toBe(text);
  });

  // DELIVERY-2
  test('accounts are counted by the longest match and move with a prefix', () => {
    const codes = ['V5L 1A1', 'V6A 1H6', 'V6B 1A1', null];
    expect([...accountsByZone([EAST, DOWNTOWN], codes)]).toEqual([
      ['east', 2],
      ['downtown', 1],
    ]);
    expect(movedPrefixes([EAST, DOWNTOWN], { id: 'downtown', prefixes: ['V6B', 'V5'] }, codes)).toEqual([
      { prefix: 'V5', from: 'Vancouver East', accounts: 1 },
    ]);
  });

  test('changes are counted by part', () => {
    expect(changesIn(EAST, draftOf(EAST))).toBe(0);
    expect(changesIn(EAST, { ...draftOf(EAST), name: 'East', weekdays: [2] })).toBe(2);
  });
});

describe('the delivery zones', () => {
  // DELIVERY-1, DELIVERY-2, DELIVERY-11
  test('a new zone names what is missing at each field, takes over prefixes, and can be undone', async () => {
    const { saved } = openZones();
    await userEvent.click(await button('New zone'));
    await fill(screen.getByRole('textbox', { name: 'Name' }), 'Downtown');
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('Please choose at least one weekday')).toBeVisible();
    expect(await prefixField()).toHaveAccessibleDescription('Please enter at least one postal-code prefix');
    await fill(await prefixField(), 'v6b, V6A ');
    expect(screen.getByText('V6A is served by Vancouver East now.')).toBeVisible();
    expect(screen.getByText(/^1 account would move here/)).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Fri' }));
    await userEvent.click(await button('Save zone'));
    await screen.findByText('Zone Downtown saved');
    expect(saved[0]?.zones.map(({ name, prefixes }) => [name, prefixes])).toEqual([
      ['Vancouver East', ['V5']],
      ['Downtown', ['V6B', 'V6A']],
    ]);
    expect(await screen.findByRole('link', { name: /Downtown/, current: true })).toBeVisible();
    await userEvent.click(await button('Undo'));
    expect(await screen.findByRole('link', { name: /Vancouver East/ })).toBeVisible();
    expect(saved[1]?.zones).toEqual([EAST]);
  });

  test('after the Undo of a save the form shows the zone as it was, without unsaved changes', async () => {
    openZones();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), '!');
    await userEvent.click(await button('Save zone'));
    expect(await button('Save zone')).toBeDisabled();
    await userEvent.click(await button('Undo'));
    expect(await screen.findByDisplayValue('Vancouver East')).toBeVisible();
    expect(await button('Save zone')).toBeDisabled();
  });

  test('Backspace in the empty field takes the last prefix out, and Discard brings it back', async () => {
    openZones();
    await userEvent.type(await prefixField(), '{Backspace}');
    expect(screen.queryByRole('button', { name: 'Remove V6A' })).not.toBeInTheDocument();
    expect(screen.getByText('1 change not saved')).toBeVisible();
    await userEvent.click(await button('Discard'));
    expect(await button('Remove V6A')).toBeVisible();
  });

  test('Down opens the next zone; with unsaved changes it asks first', async () => {
    const { opened } = openZones({ zones: [EAST, DOWNTOWN] });
    const link = await screen.findByRole('link', { name: /Vancouver East/ });
    act(() => link.focus());
    await userEvent.keyboard('{ArrowDown}');
    expect(await screen.findByRole('form', { name: 'Downtown' })).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), '!');
    await userEvent.click(link);
    const question = await screen.findByRole('dialog', { name: 'Discard your changes?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Back to editing' }));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Downtown!');
    await userEvent.click(link);
    await userEvent.click(await button('Discard changes'));
    expect(await screen.findByRole('form', { name: 'Vancouver East' })).toBeVisible();
    expect(opened.router.state.location.search).toBe('?zone=east');
  });

  // DELIVERY-11
  test("another person's change is not overwritten, and the typed values stay", async () => {
    openZones({}, { isStale: true });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), '!');
    await userEvent.click(await button('Save zone'));
    expect(await screen.findByText('Changed in the meantime')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Vancouver East!');
  });

  test('a deleted zone leaves the list, and accounts outside every zone are counted', async () => {
    const { saved } = openZones({ zones: [EAST, DOWNTOWN] });
    await userEvent.click(await screen.findByText('2 accounts are in no zone.'));
    expect(screen.getByRole('link', { name: 'Copper Kettle' })).toHaveAttribute(
      'href',
      '/admin/licences/305-212',
    );
    expect(screen.getByRole('link', { name: 'Davie Liquor' })).toBeVisible();
    expect(screen.getByRole('link', { name: /Vancouver East 2 accounts/ })).toBeVisible();
    await userEvent.click(await button('Delete zone'));
    await screen.findByText('Zone Vancouver East deleted');
    expect(saved[0]?.zones.map(({ name }) => name)).toEqual(['Downtown']);
  });

  // DELIVERY-8
  test('the preview follows the form, and says what a postal code outside every zone gets', async () => {
    openZones();
    const preview = await screen.findByRole('complementary', { name: 'What customers see' });
    expect(within(preview).getByText('V5')).toBeVisible();
    expect(within(preview).getAllByText(/^Order by/)).toHaveLength(5);
    const code = within(preview).getByRole('textbox', { name: 'Postal code' });
    await userEvent.clear(code);
    await fill(code, 'v8b 0a1');
    expect(within(preview).getByText('Pick-up only')).toBeVisible();
    await userEvent.type(await prefixField(), 'V8 ');
    expect(within(preview).getByText('V8')).toBeVisible();
  });

  // DELIVERY-3
  test('a closed date needs its reason', async () => {
    const { saved } = openZones({ zones: [] });
    expect(await screen.findByText('No zones yet')).toBeVisible();
    await userEvent.click(await button('Add date'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a closed date' }));
    await userEvent.type(dialog.getByLabelText('Date'), '2026-12-25');
    await userEvent.click(dialog.getByRole('button', { name: 'Add date' }));
    expect(await dialog.findByText('Please say why, such as Christmas Day')).toBeVisible();
    await fill(dialog.getByRole('textbox', { name: 'Reason' }), 'Christmas Day');
    await userEvent.click(dialog.getByRole('button', { name: 'Add date' }));
    await screen.findByText('Closed on December 25, 2026');
    expect(saved[0]?.closedDates).toEqual([{ day: '2026-12-25', name: 'Christmas Day' }]);
  });
});
