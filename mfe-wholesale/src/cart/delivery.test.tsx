import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { environmentAtom, tickAtom } from 'shared-domain/state';
import { orderFixture } from 'shared-domain/testing';
import { fillIn, openCart, submit } from '../testing/cart-page.ts';
import { type Answers, refusal } from '../testing/visit.tsx';

const DAYS = 'POST /api/deliveries/days';
const ORDER = 'POST /api/orders/licensee';
/** It is Friday, November 20, 12:00 in the tests' world. */
const days = [
  { day: '2026-11-24', closes: '2026-11-21T23:10:00.000Z', deadline: 'Order by Saturday 3:10 PM' },
  { day: '2026-11-26', closes: '2026-11-24T22:00:00.000Z', deadline: 'Order by Tuesday 2:00 PM' },
  { day: '2026-12-01', closes: '2026-11-29T22:00:00.000Z', deadline: 'Order by Sunday 2:00 PM' },
  {
    day: '2026-12-03',
    closes: '2026-12-01T22:00:00.000Z',
    deadline: 'Order by Tuesday, December 1, 2:00 PM',
  },
];
const offer = { hasZones: true, zone: { name: 'Vancouver East', minimum: 12 }, units: 12, days };
const short = {
  ...offer,
  units: 10,
  shortfall: '2 more cases, or 1 more keg, for delivery to Vancouver East',
};

/** The API's answers where the postal code is in a zone. */
const offering = (answer: object, more: Answers = {}): Answers => ({
  [DAYS]: (body) => ({
    body: (body as { postalCode?: string }).postalCode ? answer : { hasZones: true, units: 12, days: [] },
  }),
  [ORDER]: () => ({ status: 201, body: orderFixture({ id: 'CBO-1' }) }),
  ...more,
});

const ordersIn = (sent: { call: string; body: unknown }[]) =>
  sent.filter(({ call }) => call === ORDER).map(({ body }) => (body as { delivery?: object }).delivery);

const option = (name: RegExp) => screen.findByRole('radio', { name });

describe('the delivery day of a cart', () => {
  // DELIVERY-10
  test('is hidden where the business has no delivery zones', async () => {
    const { sent } = await openCart({
      answers: { [ORDER]: () => ({ status: 201, body: orderFixture({ id: 'CBO-1' }) }) },
    });
    await fillIn();
    await submit();
    await waitFor(() => expect(ordersIn(sent)).toEqual([undefined]));
    expect(screen.queryByRole('region', { name: 'Delivery' })).not.toBeInTheDocument();
  });

  // DELIVERY-8
  test('is the earliest at first, with its deadline and the time left, and three are shown of all', async () => {
    const { sent } = await openCart({ answers: offering(offer) });
    expect(await screen.findByText(/^Enter your postal code to see/)).toBeVisible();
    await fillIn();
    expect(await option(/^Tuesday, November 24 Order by Saturday 3:10 PM, 1 d 3 h left/)).toBeChecked();
    expect(screen.getAllByRole('radio')).toHaveLength(4);
    await userEvent.click(screen.getByRole('button', { name: 'More days' }));
    await userEvent.click(await option(/^Thursday, December 3 Order by Tuesday, December 1, 2:00 PM/));
    await submit();
    await waitFor(() => expect(ordersIn(sent)).toEqual([{ kind: 'delivery', day: '2026-12-03' }]));
  });

  test('is there as before when the customer comes back, while the days load again', async () => {
    let isSlow = false;
    const slow = Promise.withResolvers<never>();
    const { router } = await openCart({
      answers: { [DAYS]: () => (isSlow ? slow.promise : { body: offer }) },
    });
    await option(/^Tuesday, November 24/);
    isSlow = true;
    await act(() => router.navigate('/'));
    await act(() => router.navigate(-1));
    expect(screen.getByRole('radio', { name: /^Tuesday, November 24/ })).toBeInTheDocument();
  });

  // DELIVERY-8
  test('is awaited by an order that is submitted before the days have loaded', async () => {
    const coming = Promise.withResolvers<void>();
    const answer = async (body: unknown) => {
      const { postalCode } = body as { postalCode?: string };
      if (postalCode) await coming.promise;
      return { body: postalCode ? offer : { hasZones: true, units: 12, days: [] } };
    };
    const { sent } = await openCart({ answers: offering(offer, { [DAYS]: answer }) });
    await screen.findByText(/^Enter your postal code to see/);
    await fillIn();
    await submit();
    expect(screen.queryByText(/^We don't deliver/)).not.toBeInTheDocument();
    expect(ordersIn(sent)).toEqual([]);
    coming.resolve();
    await waitFor(() => expect(ordersIn(sent)).toEqual([{ kind: 'delivery', day: '2026-11-24' }]));
  });

  // DELIVERY-8
  test('is asked for again by Submit if it could not be loaded, and the order waits for it', async () => {
    let isDown = true;
    const { sent } = await openCart({
      answers: offering(offer, { [DAYS]: () => (isDown ? refusal(503, 'unavailable') : { body: offer }) }),
    });
    await fillIn();
    await submit();
    expect(await screen.findByText(/^The order was not sent, because its delivery days/)).toHaveFocus();
    expect(ordersIn(sent)).toEqual([]);
    isDown = false;
    await submit();
    await waitFor(() => expect(ordersIn(sent)).toEqual([{ kind: 'delivery', day: '2026-11-24' }]));
    expect(screen.queryByText(/^The order was not sent/)).not.toBeInTheDocument();
  });

  // DELIVERY-8
  test('that closes while the page is open gives way to the next one, and the page says so', async () => {
    const { store } = await openCart({ answers: offering(offer) });
    await fillIn();
    await userEvent.click(await option(/^Tuesday, November 24/));
    const environment = store.get(environmentAtom);
    await act(async () => {
      store.set(environmentAtom, { ...environment, now: () => new Date('2026-11-21T23:10:00.000Z') });
      store.set(tickAtom);
    });
    expect(await option(/^Thursday, November 26/)).toBeChecked();
    expect(screen.queryByRole('radio', { name: /^Tuesday, November 24/ })).not.toBeInTheDocument();
    expect(
      screen.getByText(/Tuesday, November 24 has closed. Thursday, November 26 is now chosen./),
    ).toBeVisible();
  });

  // DELIVERY-7
  test('requires a minimum order: Submit moves to what is missing, and pick-up is one press away', async () => {
    const { sent } = await openCart({ answers: offering(short) });
    await fillIn();
    const lack = await screen.findByText('2 more cases, or 1 more keg, for delivery to Vancouver East.');
    await submit();
    expect(lack).toHaveFocus();
    expect(ordersIn(sent)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'pick up instead' }));
    await submit();
    await waitFor(() => expect(ordersIn(sent)).toEqual([{ kind: 'pick-up' }]));
  });

  // DELIVERY-7, DELIVERY-12
  test('is none outside every zone: the order can be picked up, if the customer says so', async () => {
    const { sent } = await openCart({ answers: offering({ hasZones: true, units: 12, days: [] }) });
    await fillIn();
    const notice = await screen.findByText("We don't deliver to V6A yet. Pick-up is open.");
    expect(await option(/^Pick up at our warehouse/)).not.toBeChecked();
    await submit();
    expect(notice).toHaveFocus();
    expect(ordersIn(sent)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'pick up instead' }));
    await submit();
    await waitFor(() => expect(ordersIn(sent)).toEqual([{ kind: 'pick-up' }]));
  });

  // DELIVERY-5
  test('that the API finds closed shows the next days, and nothing that was typed is lost', async () => {
    const next = { ...offer, days: days.slice(1) };
    const { sent } = await openCart({
      answers: offering(offer, {
        [ORDER]: () =>
          refusal(409, 'delivery_day_closed', {
            detail: 'This delivery day has closed. Please choose another one.',
            deliveryDays: next,
          }),
      }),
    });
    await fillIn();
    await option(/^Tuesday, November 24/);
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This delivery day has closed. Please choose another one.',
    );
    expect(await option(/^Thursday, November 26/)).toBeChecked();
    expect(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('1180 Powell Street');
    await submit();
    await waitFor(() => expect(ordersIn(sent)).toHaveLength(2));
    expect(ordersIn(sent)[1]).toEqual({ kind: 'delivery', day: '2026-11-26' });
  });
});
