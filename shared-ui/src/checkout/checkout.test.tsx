import { act, render, renderHook, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import type { PropsWithChildren } from 'react';
import { MemoryRouter } from 'react-router';
import type { Problem } from 'shared-domain/client';
import { dtcCheckoutForm, licenseeCheckoutForm } from 'shared-domain/contracts';
import {
  addToCartAtom,
  clearCartAtom,
  environmentAtom,
  inertEnvironment,
  readStoreAtom,
  toastsAtom,
} from 'shared-domain/state';
import { fakeStorage, productFixture } from 'shared-domain/testing';
import { useForm } from '../fields/index.ts';
import { QuantityStepper } from '../quantity-stepper/index.ts';
import {
  CheckoutFields,
  type FieldMaker,
  OrderRefusal,
  orderedOf,
  ThankYou,
  useOrderSubmission,
} from './index.ts';

const EMPTY = {
  firstName: '',
  lastName: '',
  email: '',
  address: '',
  city: '',
  postalCode: '',
  deliveryDetails: '',
  licenseNumber: '',
  accountName: '',
};

function Wholesale({ send }: { send: (values: object) => void }) {
  const form = useForm({
    schema: licenseeCheckoutForm,
    initial: { ...EMPTY, province: 'BC' as const },
    onSubmit: send,
  });
  return (
    <form onSubmit={form.submit} noValidate>
      <CheckoutFields channel="licensee" field={form.field as FieldMaker} />
      <button type="submit">Submit Order</button>
    </form>
  );
}

function Retail() {
  const form = useForm({ schema: dtcCheckoutForm, initial: EMPTY, onSubmit: () => undefined });
  return (
    <form onSubmit={form.submit} noValidate>
      <CheckoutFields channel="dtc" field={form.field as FieldMaker} />
      <button type="submit">Continue to payment</button>
    </form>
  );
}

test("the wholesale province is British Columbia and can't be changed", () => {
  render(<Wholesale send={jest.fn()} />);
  expect(screen.getByRole('textbox', { name: 'Province' })).toHaveValue('British Columbia');
  expect(screen.getByRole('textbox', { name: 'Province' })).toHaveAttribute('readonly');
});

// ORDER-4
test('a postal code gets its capitals and space while typing', async () => {
  render(<Wholesale send={jest.fn()} />);
  const box = screen.getByRole('textbox', { name: 'Postal code' });
  await userEvent.type(box, 'v6k1n9');
  expect(box).toHaveValue('V6K 1N9');
});

test('retail ships to thirteen provinces and territories, and asks for one', async () => {
  render(<Retail />);
  const box = screen.getByRole('combobox', { name: 'Province' });
  expect(box.querySelectorAll('option[value]:not([value=""])')).toHaveLength(13);
  await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
  expect(box).toHaveAccessibleDescription('Province is required');
});

const problem = (more: Partial<Problem>): Problem => ({
  type: 'about:blank',
  title: 'Failed',
  status: 500,
  detail: 'What the API says.',
  code: 'internal',
  ...more,
});

test('the same order sent again has the same key, a changed one a new key', async () => {
  const keys: string[] = [];
  const place = async (order: {
    body: { quantity: number; expectedTotal: number };
    idempotencyKey: string;
  }) => {
    keys.push(order.idempotencyKey);
    return { ok: false as const, problem: problem({ code: 'network' }) };
  };
  const { result } = renderHook(() =>
    useOrderSubmission({ place, onPlaced: jest.fn(), onRefused: jest.fn() }),
  );
  await act(() => result.current.submit({ quantity: 1, expectedTotal: 9.5 }));
  await act(() => result.current.submit({ quantity: 1, expectedTotal: 9.5 }));
  await act(() => result.current.submit({ quantity: 2, expectedTotal: 9.5 }));
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

// MONEY-10
test('nothing is sent while a quantity on the page is refused: its field has the focus', async () => {
  const place = jest.fn();
  const { result } = renderHook(() =>
    useOrderSubmission({ place, onPlaced: jest.fn(), onRefused: jest.fn() }),
  );
  render(<QuantityStepper value={2} onChange={jest.fn()} />);
  await userEvent.click(screen.getByRole('button', { name: 'Quantity 2, edit' }));
  const field = screen.getByRole('textbox', { name: 'Quantity' });
  await userEvent.clear(field);
  await userEvent.type(field, '1.5');
  act(() => field.blur());
  await act(() => result.current.submit({ expectedTotal: 9.5 }));
  expect(place).not.toHaveBeenCalled();
  expect(field).toHaveFocus();
});

/** Browser-wide locks, which jsdom doesn't have. */
function giveLocks() {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, task: () => Promise<void>) => {
    last = last.then(task);
    return last;
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
}

// ORDER-28
test('of two tabs that submit one cart together, the second sends nothing once the first has ordered it', async () => {
  giveLocks();
  const localStorage = fakeStorage();
  const answer = Promise.withResolvers<{ ok: true; data: string }>();
  const place = jest.fn(() => answer.promise);
  const tab = () => {
    const store = createStore();
    store.set(environmentAtom, { ...inertEnvironment, localStorage });
    const wrapper = ({ children }: PropsWithChildren) => <Provider store={store}>{children}</Provider>;
    const hook = renderHook(
      () =>
        useOrderSubmission({
          cart: 'licensee',
          place,
          onPlaced: () => store.set(clearCartAtom, 'licensee'),
          onRefused: jest.fn(),
        }),
      { wrapper },
    );
    return { store, submit: () => hook.result.current.submit({ expectedTotal: 9.5 }) };
  };
  const [first, second] = [tab(), tab()];
  first.store.set(addToCartAtom, { channel: 'licensee', product: productFixture({ id: 'CTR-112' }) });
  second.store.set(readStoreAtom);
  await act(async () => {
    const both = [first.submit(), second.submit()];
    answer.resolve({ ok: true, data: 'CBO-1' });
    await Promise.all(both);
  });
  expect(place).toHaveBeenCalledTimes(1);
  expect(second.store.get(toastsAtom)).toMatchObject([{ title: 'Already ordered in another tab' }]);
  Reflect.deleteProperty(navigator, 'locks');
});

const refusal = (given: Problem, onReduce?: () => void) =>
  render(
    <form>
      <OrderRefusal
        onReduce={onReduce}
        problem={given}
        shownTotal={128220}
        nameOf={(id) => (id === 'CTR-112' ? 'Gantry IPA' : id)}
        failure="There was a problem submitting your order. Please try again."
      />
      <button type="submit">Submit Order</button>
    </form>,
  );

// ORDER-13, ORDER-14
test("an order that didn't reach us says what is kept, after the failure itself", () => {
  refusal(problem({ code: 'network' }));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'There was a problem submitting your order. Please try again.' +
      'We could not be reached: please check your connection. Your cart and what you typed are kept, and sending the same order again can’t place it twice.',
  );
});

// STOCK-3
test.each([
  ['Remove and continue', 0],
  ['Take what is left and continue', 3],
])('"%s" corrects the cart and leads back to the button that sends it', async (name, left) => {
  const reduced = jest.fn();
  const unavailable = [{ productId: 'CTR-112', left }];
  refusal(problem({ code: 'out_of_stock', unavailable }), reduced);
  await userEvent.click(screen.getByRole('button', { name }));
  expect(reduced).toHaveBeenCalledWith(unavailable);
  expect(screen.getByRole('button', { name: 'Submit Order' })).toHaveFocus();
});

// ORDER-6
test('a changed total is reported with both amounts', () => {
  const quote = { total: 1300 } as NonNullable<Problem['quote']>;
  refusal(problem({ code: 'price_changed', quote }));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'The total has changed from $1,282.20 to $1,300.00. Please check your cart and submit again.',
  );
});

test('a shipping option that is no longer offered is reported even if the total is the same', () => {
  const quote = { total: 1282.2 } as NonNullable<Problem['quote']>;
  refusal(problem({ code: 'price_changed', quote }));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'The shipping options have changed. Please choose one and submit again.',
  );
});

test('lines that are short are listed with what is left', () => {
  refusal(
    problem({
      code: 'out_of_stock',
      unavailable: [
        { productId: 'CTR-112', left: 3 },
        { productId: 'GONE', left: 0 },
      ],
    }),
  );
  expect(screen.getByText('Gantry IPA: only 3 left')).toBeInTheDocument();
  expect(screen.getByText('GONE: not available at the moment')).toBeInTheDocument();
});

test("a failure that the customer can't fix asks to try again", () => {
  refusal(problem({}));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'There was a problem submitting your order. Please try again.',
  );
});

// ORDER-28
test('the confirmation page says that an order waits for staff, and until when', () => {
  const ordered = orderedOf({
    items: [{ productName: 'Moon Moth', quantity: 51 }],
    totalAmount: 3335.4,
    waits: { until: '2026-11-23T17:41:00.000Z', words: 'It waits until Monday.' },
  });
  render(
    <MemoryRouter initialEntries={[{ pathname: '/', state: { orderId: 'CBO-1', ordered } }]}>
      <ThankYou shop="/shop" />
    </MemoryRouter>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('It waits until Monday.');
});

// ORDER-15
test('the confirmation page shows the given id and email, and Unknown without an id', () => {
  const { unmount } = render(
    <MemoryRouter
      initialEntries={[{ pathname: '/', state: { orderId: 'CBO-1', customerEmail: 'a@b.example' } }]}
    >
      <ThankYou shop="/shop" />
    </MemoryRouter>,
  );
  expect(screen.getByText('CBO-1')).toBeInTheDocument();
  expect(screen.getByText('a@b.example')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'orders@cbo.example' })).toBeInTheDocument();
  unmount();
  render(
    <MemoryRouter>
      <ThankYou shop="/shop" />
    </MemoryRouter>,
  );
  expect(screen.getByText('Unknown')).toBeInTheDocument();
});
