import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MuiTheme, Switch, Tab, Tabs } from './index.ts';

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
