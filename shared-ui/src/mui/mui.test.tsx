import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { Dialog, Menu, MenuItem, MuiTheme, Switch, Tab, Tabs } from './index.ts';

const stylesOfPage = () =>
  [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join('');

test("MUI's components use the site's tokens", async () => {
  render(
    <MuiTheme>
      <Switch slotProps={{ input: { 'aria-label': 'Coming Soon' } }} />
      <Tabs value="new" aria-label="Review">
        <Tab value="new" label="New" />
      </Tabs>
    </MuiTheme>,
  );
  await userEvent.click(screen.getByRole('switch', { name: 'Coming Soon' }));
  expect(screen.getByRole('switch', { name: 'Coming Soon' })).toBeChecked();
  expect(screen.getByRole('tab', { name: 'New', selected: true })).toBeInTheDocument();
  expect(stylesOfPage()).toContain('--mui-palette-primary-main: var(--btn)');
  expect(stylesOfPage()).toContain('var(--switch-off)');
});

/** A menu whose only choice opens a dialog with a field. */
function Opener() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const choose = () => {
    setAnchor(null);
    setOpen(true);
  };
  return (
    <Suspense fallback={null}>
      <button type="button" onClick={(event) => setAnchor(event.currentTarget)}>
        Views
      </button>
      {anchor && (
        <Menu open anchorEl={anchor}>
          <MenuItem onClick={choose}>Save</MenuItem>
        </Menu>
      )}
      {open && (
        <Dialog open width={400} aria-labelledby="title" onClose={() => setOpen(false)}>
          <h2 id="title">Save view</h2>
          <input aria-label="Name" data-autofocus="" />
        </Dialog>
      )}
    </Suspense>
  );
}

test('A dialog opened from a menu takes the focus, and returns it to the button on Escape', async () => {
  render(<Opener />);
  const button = screen.getByRole('button', { name: 'Views' });
  await userEvent.click(button);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Save' }));
  expect(await screen.findByRole('dialog', { name: 'Save view' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveFocus());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
