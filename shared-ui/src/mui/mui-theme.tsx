import { StyledEngineProvider, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

/**
 * Gives the MUI components below it the site's tokens, in both schemes. The staff area wraps its pages in it once;
 * `injectFirst` lets a CSS module's class win over MUI's own.
 */
export function MuiTheme({ children }: { children: ReactNode }) {
  return (
    <StyledEngineProvider injectFirst>
      <ThemeProvider theme={theme} noSsr>
        {children}
      </ThemeProvider>
    </StyledEngineProvider>
  );
}
