import { StyledEngineProvider, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

/** Themes MUI's components with the site's tokens. `injectFirst` lets CSS modules win over MUI's styles. */
export function MuiTheme({ children }: { children: ReactNode }) {
  return (
    <StyledEngineProvider injectFirst>
      <ThemeProvider theme={theme} noSsr>
        {children}
      </ThemeProvider>
    </StyledEngineProvider>
  );
}
