import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './index.ts';

function Opener({ dismissable = true }: { dismissable?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog
        open={open}
        title="Who is shopping?"
        description="Prices differ."
        onClose={dismissable ? () => setOpen(false) : undefined}
      >
        <button type="button">Retail</button>
        <button type="button" data-autofocus>
          Licensee
        </button>
      </Dialog>
    </>
  );
}

test('A dialog is named and described, takes the focus, and returns it on Escape', async () => {
  render(<Opener />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = await screen.findByRole('dialog', { name: 'Who is shopping?' });
  expect(dialog).toHaveAccessibleDescription('Prices differ.');
  expect(screen.getByRole('button', { name: 'Licensee' })).toHaveFocus();

  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('The tab key stays inside the dialog', async () => {
  render(<Opener />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = await screen.findByRole('dialog');
  for (let press = 0; press < 6; press += 1) {
    await userEvent.tab();
    expect(dialog.contains(document.activeElement)).toBe(true);
  }
});

test('A dialog closes by its button and by a click outside', async () => {
  render(<Opener />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

describe('A closing dialog', () => {
  const animate = () => ({}) as Animation;
  const prefersReducedMotion = (matches: boolean) =>
    jest.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList);

  async function openAndClose() {
    render(<Opener />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await screen.findByRole('dialog');
    Element.prototype.animate = animate;
    await userEvent.keyboard('{Escape}');
  }

  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(Element.prototype, 'animate');
  });

  test('stays visible a moment longer, inert, even if its animation never ends', async () => {
    prefersReducedMotion(false);
    await openAndClose();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText('Prices differ.').closest('[inert]')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
    await waitFor(() => expect(screen.queryByText('Prices differ.')).not.toBeInTheDocument());
  });

  test('disappears at once if the visitor prefers reduced motion', async () => {
    prefersReducedMotion(true);
    await openAndClose();
    expect(screen.queryByText('Prices differ.')).not.toBeInTheDocument();
  });
});

test("A dialog that can't be closed ignores Escape and has no close button", async () => {
  render(<Opener dismissable={false} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
});

/** Opens one dialog over another and returns the titles of those asked to close. */
async function openTwo(): Promise<string[]> {
  const closed: string[] = [];
  render(
    <>
      <Dialog open title="Filters" onClose={() => closed.push('Filters')}>
        <button type="button">Brand</button>
      </Dialog>
      <Dialog open title="Save view" onClose={() => closed.push('Save view')}>
        <button type="button" data-autofocus>
          Save
        </button>
      </Dialog>
    </>,
  );
  await screen.findByRole('button', { name: 'Save', hidden: true });
  return closed;
}

test('Escape reaches the topmost dialog even after the focused element is gone', async () => {
  const closed = await openTwo();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(closed).toEqual(['Save view']);
});

test('The later of two open dialogs has the focus', async () => {
  await openTwo();
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByText('Save').closest('[role=dialog]')).toContainElement(
    document.activeElement as HTMLElement,
  );
});
