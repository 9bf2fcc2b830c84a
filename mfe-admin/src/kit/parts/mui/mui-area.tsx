import { Outlet } from 'react-router';
import { MuiTheme } from 'shared-ui/mui';

/** The pages that use MUI's components; the dashboard shows its figures before they have loaded. */
export const MuiArea = () => (
  <MuiTheme>
    <Outlet />
  </MuiTheme>
);
