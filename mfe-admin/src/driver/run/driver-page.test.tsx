import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fill } from '../../testing/fill.ts';
import { driverServer, memory, photosInMemory, runSyncOn } from '../../testing/phone.ts';
import { Announced, Warning } from './controls.tsx';
import { RunOnPhone } from './driver-page.tsx';

beforeEach(() => {
  window.scrollTo = () => undefined;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});

// DRIVER-12
test('the next stop is shown first, with lines to tick one by one or all at once', async () => {
  const { world, call } = driverServer();
  const sync = runSyncOn(memory(), call);
  render(<RunOnPhone sync={sync} />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading the run...');
  await act(() => sync.open());
  expect(await screen.findByRole('heading', { name: 'The Gull & Anchor' })).toBeVisible();
  expect(screen.getByRole('img', { name: '0 of 2 stops done' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Delivered · 1 line to tick' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'All as ordered' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delivered' }));
  await userEvent.click(screen.getByRole('button', { name: 'Leave without a name' }));
  expect(await screen.findByRole('heading', { name: 'Skylark' })).toBeVisible();
  expect([...world.updates.values()]).toMatchObject([{ what: 'delivered', stop: 'A' }]);
});

// DRIVER-13
test('a later stop is made the next one', async () => {
  const { world, call } = driverServer();
  const sync = runSyncOn(memory(), call);
  render(<RunOnPhone sync={sync} />);
  await act(() => sync.open());
  world.isThere = false;
  await userEvent.click(await screen.findByRole('button', { name: 'All stops' }));
  await userEvent.click(screen.getByRole('button', { name: /^2 ?Skylark/ }));
  expect(screen.queryByRole('button', { name: 'All as ordered' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Make this the next stop' }));
  expect(await screen.findByText('Next stop')).toBeVisible();
  expect(screen.getByRole('button', { name: 'All as ordered' })).toBeVisible();
  expect(screen.getByText('1 update waiting, will send by itself')).toBeVisible();
});

// DRIVER-11
test('without a network or a stored run it says so and can be retried', async () => {
  const { world, call } = driverServer();
  world.isThere = false;
  const sync = runSyncOn(memory(), call);
  render(<RunOnPhone sync={sync} />);
  await act(() => sync.open());
  expect(await screen.findByRole('heading', { name: 'No signal' })).toBeVisible();
  world.isThere = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'The Gull & Anchor' })).toBeVisible();
});

// DRIVER-3, DRIVER-11
test('once the link has ended it shows no name, and counts the updates not sent', async () => {
  const { world, call } = driverServer();
  const sync = runSyncOn(memory(), call);
  render(<RunOnPhone sync={sync} />);
  await act(() => sync.open());
  world.isThere = false;
  await act(() => sync.record('A', [{ what: 'refused', reason: 'closed' }]));
  world.code = 'run_link';
  await act(() => sync.send());
  expect(await screen.findByRole('heading', { name: 'This link has ended' })).toBeVisible();
  expect(screen.getByText(/^1 update was not sent\./)).toBeVisible();
  expect(screen.queryByText(/Gull/)).not.toBeInTheDocument();
});

// DRIVER-6
test('a stop that the office closed is done, and can’t be corrected here', async () => {
  const { world, call } = driverServer();
  const sync = runSyncOn(memory(), call);
  world.ended.add('A');
  render(<RunOnPhone sync={sync} />);
  await act(() => sync.open());
  expect(await screen.findByRole('heading', { name: 'Skylark' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'All stops' }));
  await userEvent.click(screen.getByRole('button', { name: /Gull & Anchor ?Delivered ?11:20\sAM$/ }));
  expect(screen.getByText('1 of 1 ticked')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Correct' })).not.toBeInTheDocument();
});

// DRIVER-16
test('the recipient signs, clears it and signs again, and the signature is sent with the delivery', async () => {
  const { world, call } = driverServer();
  const sync = runSyncOn(memory(), call);
  render(<RunOnPhone sync={sync} />);
  await act(() => sync.open());
  await userEvent.click(await screen.findByRole('button', { name: 'Sign' }));
  const pad = screen.getByRole('img', { name: 'Sign here' });
  pad.getBoundingClientRect = () => ({ left: 0, top: 0, width: 300, height: 120 }) as DOMRect;
  const stroke = (from: [number, number], to: [number, number]) => {
    // jsdom's pointer events have no place.
    const at = (type: string, [clientX, clientY]: [number, number]) =>
      fireEvent(pad, new MouseEvent(type, { bubbles: true, clientX, clientY }));
    at('pointerdown', from);
    at('pointermove', to);
    at('pointerup', to);
    at('pointermove', [0, 0]);
  };
  stroke([5, 5], [9, 9]);
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save the signature' }));
  stroke([10, 20], [60, 80]);
  await userEvent.click(screen.getByRole('button', { name: 'Save the signature' }));
  expect(screen.getByText('Signed')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'All as ordered' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delivered' }));
  await userEvent.click(screen.getByRole('button', { name: 'Leave without a name' }));
  await screen.findByRole('heading', { name: 'Skylark' });
  expect([...world.updates.values()]).toMatchObject([
    { what: 'delivered' },
    { what: 'signature', stop: 'A', path: 'M10 20L10 20L60 80' },
  ]);
});

// DRIVER-19
test('a photo that the phone can’t read or has no room for is said in a sentence, and the delivery goes on', async () => {
  const { world, call } = driverServer();
  const sync = runSyncOn(memory(), call, photosInMemory(true));
  render(<RunOnPhone sync={sync} />);
  await act(() => sync.open());
  const pick = async () =>
    userEvent.upload(
      await screen.findByLabelText('Take a photo'),
      new File(['x'], 'door.jpg', { type: 'image/jpeg' }),
    );
  await pick();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This photo could not be read. You can deliver without one.',
  );
  const drawn = () => ({ width: 8, height: 8, close: () => undefined });
  Object.assign(globalThis, { createImageBitmap: async () => drawn() });
  HTMLCanvasElement.prototype.getContext = () => null as never;
  HTMLCanvasElement.prototype.toBlob = (done) => done(new Blob(['jpeg']));
  await pick();
  expect(
    await screen.findByText('The phone has no room for a photo. You can deliver without one.'),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'All as ordered' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delivered' }));
  await userEvent.click(screen.getByRole('button', { name: 'Leave without a name' }));
  await screen.findByRole('heading', { name: 'Skylark' });
  expect([...world.updates.values()]).toMatchObject([{ what: 'delivered' }]);
});

// DRIVER-17
test('where an ID is checked, Delivered waits for the answer, and a refusal brings the order back', async () => {
  const { world, call } = driverServer();
  world.needIdCheck.add('A').add('B');
  const sync = runSyncOn(memory(), call);
  render(<RunOnPhone sync={sync} />);
  await act(() => sync.open());
  await userEvent.click(await screen.findByRole('button', { name: 'All as ordered' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delivered · ID to check' }));
  await userEvent.click(screen.getByRole('radio', { name: '19 or over' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delivered' }));
  await userEvent.click(screen.getByRole('button', { name: 'Leave without a name' }));
  await screen.findByRole('heading', { name: 'Skylark' });
  await userEvent.click(screen.getByRole('radio', { name: 'Refused or under 19' }));
  expect(screen.getByText('Bring the order back to the depot.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save · not delivered' }));
  await screen.findByRole('heading', { name: 'That was the last stop' });
  expect([...world.updates.values()]).toMatchObject([
    { what: 'delivered', stop: 'A' },
    { what: 'id-check', stop: 'A', result: 'checked' },
    { what: 'refused', stop: 'B', reason: 'refused', note: 'No ID, or under 19' },
    { what: 'id-check', stop: 'B', result: 'refused' },
  ]);
});

// DRIVER-21
test('what is paid at the door is noted with its kind, and sent with the delivery', async () => {
  const { world, call } = driverServer();
  const sync = runSyncOn(memory(), call);
  render(<RunOnPhone sync={sync} />);
  await act(() => sync.open());
  await userEvent.type(await screen.findByRole('textbox', { name: 'Amount' }), '12x');
  await userEvent.click(screen.getByRole('button', { name: 'All as ordered' }));
  expect(screen.getByRole('button', { name: 'Delivered · amount to correct' })).toBeVisible();
  await userEvent.clear(screen.getByRole('textbox', { name: 'Amount' }));
  await fill(screen.getByRole('textbox', { name: 'Amount' }), '$130.80');
  await userEvent.click(screen.getByRole('button', { name: 'E-transfer' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delivered' }));
  await userEvent.click(screen.getByRole('button', { name: 'Leave without a name' }));
  await screen.findByRole('heading', { name: 'Skylark' });
  expect([...world.updates.values()]).toMatchObject([
    { what: 'delivered', stop: 'A' },
    { what: 'payment', stop: 'A', amount: 130.8, method: 'e-transfer' },
  ]);
});

// DRIVER-15
test('what comes back is noted by line with a reason, and sent with the delivery', async () => {
  const { world, call } = driverServer();
  const sync = runSyncOn(memory(), call);
  render(<RunOnPhone sync={sync} />);
  await act(() => sync.open());
  await userEvent.click(await screen.findByRole('button', { name: /^Return: / }));
  const save = screen.getByRole('button', { name: 'Save · 1 back' });
  await userEvent.click(save);
  expect(save).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Broken' }));
  await userEvent.click(save);
  expect(screen.getByText('1 back, broken')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'All as ordered' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delivered' }));
  await userEvent.click(screen.getByRole('button', { name: 'Leave without a name' }));
  await screen.findByRole('heading', { name: 'Skylark' });
  expect([...world.updates.values()]).toMatchObject([
    { what: 'delivered', stop: 'A' },
    { what: 'returns', stop: 'A', lines: [{ quantity: 1, reason: 'broken' }] },
  ]);
});

test('a warning that was there at first is read in its place, and one that comes later is announced', () => {
  const { rerender } = render(
    <Announced>
      <Warning>The stop has left the run.</Warning>
    </Announced>,
  );
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(
    <Announced>
      <Warning>The stop has left the run.</Warning>
      <Warning>The order was cancelled.</Warning>
    </Announced>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('The order was cancelled.');
});
