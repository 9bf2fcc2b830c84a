import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Dialog } from './index.ts';

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} title="Contact Us" onClose={() => setOpen(false)}>
        <p>A person answers.</p>
      </Dialog>
    </>
  );
}

const pressEscapeOnArrival = () =>
  new Promise<void>((resolve) => {
    new MutationObserver((_, arrival) => {
      if (!screen.queryByRole('dialog')) return;
      arrival.disconnect();
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      resolve();
    }).observe(document.body, { childList: true });
  });

test('Escape closes a dialog whose code has just loaded, before React has run its effects', async () => {
  render(<Opener />);
  const opener = screen.getByRole('button', { name: 'Open' });
  opener.focus();
  const isPressed = pressEscapeOnArrival();
  // Without `act` effects run after the paint, as in a browser.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  opener.click();
  await isPressed;
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(opener).toHaveFocus();
});
