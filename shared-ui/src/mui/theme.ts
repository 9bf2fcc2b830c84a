import { createTheme } from '@mui/material/styles';
import { components } from './components.ts';

const RADIUS = 10;

/** Roles are custom properties of `tokens`, which follow the colour scheme; MUI mixes shades natively. */
const palette = {
  primary: {
    main: 'var(--btn)',
    light: 'var(--spruce-2)',
    dark: 'var(--spruce)',
    contrastText: 'var(--btn-fg)',
  },
  secondary: {
    main: 'var(--act)',
    light: 'var(--malt)',
    dark: 'var(--malt-ink)',
    contrastText: 'var(--act-fg)',
  },
  error: {
    main: 'var(--error-ink)',
    light: 'var(--cherry)',
    dark: 'var(--error-ink)',
    contrastText: 'var(--paper)',
  },
  warning: {
    main: 'var(--malt-ink)',
    light: 'var(--malt)',
    dark: 'var(--malt-ink)',
    contrastText: 'var(--paper)',
  },
  info: {
    main: 'var(--brand-container)',
    light: 'var(--brand-container)',
    dark: 'var(--brand-container)',
    contrastText: '#fff',
  },
  success: {
    main: 'var(--hop-ink)',
    light: 'var(--hop)',
    dark: 'var(--hop-ink)',
    contrastText: 'var(--paper)',
  },
  text: { primary: 'var(--ink)', secondary: 'var(--ink-2)', disabled: 'var(--ink-2)' },
  divider: 'var(--line)',
  background: { default: 'var(--foam)', paper: 'var(--paper)' },
};

/** MUI's theme in the site's tokens. */
export const theme = createTheme({
  cssVariables: { nativeColor: true, colorSchemeSelector: 'media' },
  colorSchemes: { light: { palette }, dark: { palette } },
  shape: { borderRadius: RADIUS },
  // The level of the shared dialogs, below the toasts.
  zIndex: { modal: 40 },
  motion: { reducedMotion: 'system' },
  typography: {
    fontFamily: 'var(--sans)',
    button: { textTransform: 'none', fontWeight: 600 },
    h1: { fontFamily: 'var(--display)' },
    h2: { fontFamily: 'var(--display)' },
    h3: { fontFamily: 'var(--display)' },
  },
  transitions: {
    duration: { enteringScreen: 200, leavingScreen: 150, standard: 200, short: 150, shortest: 150 },
  },
  components,
});
