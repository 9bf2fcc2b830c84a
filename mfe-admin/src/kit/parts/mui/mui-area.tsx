import { MuiTheme } from 'shared-ui/mui';
import { Outlet } from 'shared-ui/router';

/** The pages that use MUI's components; the dashboard shows its figures before they have loaded. */
export const MuiArea = () => (
  <MuiTheme>
    <Outlet />
  </MuiTheme>
);
