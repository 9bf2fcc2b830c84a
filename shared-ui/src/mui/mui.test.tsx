import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Button, MenuItem, MuiTheme, Select, Switch } from './index.ts';

test("MUI's components stand in the site's tokens", async () => {
  render(
    <MuiTheme>
      <Button variant="contained">Upload</Button>
      <Switch slotProps={{ input: { 'aria-label': 'Coming Soon' } }} />
      <Select value="new" inputProps={{ 'aria-label': 'Tab' }}>
        <MenuItem value="new">New</MenuItem>
      </Select>
    </MuiTheme>,
  );
  await userEvent.click(screen.getByRole('switch', { name: 'Coming Soon' }));
  expect(screen.getByRole('switch', { name: 'Coming Soon' })).toBeChecked();
  expect(screen.getByRole('button', { name: 'Upload' })).toBeEnabled();
  const styles = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].map((rule) => rule.cssText),
  );
  expect(styles.join('')).toContain('--mui-palette-primary-main: var(--btn)');
});
