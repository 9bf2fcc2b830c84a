import type { ThemeOptions } from '@mui/material/styles';

const PHONE = '@media (width < 768px)';

const ITEM = {
  gap: 9,
  // Doubled to outweigh MUI's own height for wide windows.
  '&&': { minHeight: 34, [PHONE]: { minHeight: 46 } },
  padding: '0 10px',
  borderRadius: 7,
  fontSize: 'var(--size-s)',
  fontWeight: 500,
  lineHeight: '1.25rem',
  letterSpacing: 0,
  '&:hover, &.Mui-focusVisible': { backgroundColor: 'var(--tint)' },
  [PHONE]: { fontSize: 'var(--size-l)' },
} as const;

const RING = { outline: '2px solid var(--focus)', outlineOffset: 1 } as const;

/** A box of 16 px with a target of 24 px, or 44 for fingers. */
const TICK = {
  width: 24,
  height: 24,
  margin: -4,
  padding: 0,
  borderRadius: 8,
  color: 'var(--field-line)',
  '&:hover': { backgroundColor: 'transparent' },
  '&.Mui-checked, &.MuiCheckbox-indeterminate': { color: 'var(--focus)' },
  '&.Mui-focusVisible': RING,
  '&.Mui-disabled, &:has([aria-disabled="true"])': { opacity: 0.55 },
  '& .MuiSvgIcon-root': { fontSize: 'var(--size-2xl)' },
  '@media (pointer: coarse)': { '& input': { top: -10, left: -10, width: 44, height: 44 } },
} as const;

/** MUI's components in the staff area's look, by its colour roles (mfe-admin/src/kit/tokens). */
export const components: ThemeOptions['components'] = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none', backgroundColor: 'var(--float)' } } },
  MuiBackdrop: {
    styleOverrides: {
      root: {
        backgroundColor: 'rgb(9 26 19 / 46%)',
        '@media (prefers-color-scheme: dark)': { backgroundColor: 'rgb(3 8 6 / 66%)' },
      },
      invisible: { '&&': { backgroundColor: 'transparent' } },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        width: 'var(--dialog-width)',
        margin: 16,
        maxWidth: 'calc(100% - 32px)',
        maxHeight: 'min(90vh, 900px)',
        border: '1px solid var(--float-line)',
        borderRadius: 14,
        backgroundColor: 'var(--paper)',
        color: 'var(--ink)',
        boxShadow: '0 40px 80px -24px rgb(0 0 0 / 50%)',
        // Gets the initial focus, but isn't a control.
        '&&:focus-visible': { outline: 'none' },
      },
    },
  },
  MuiPopover: {
    styleOverrides: {
      paper: {
        minWidth: 200,
        maxHeight: '60vh',
        marginTop: 4,
        padding: 6,
        border: '1px solid var(--float-line)',
        borderRadius: 10,
        color: 'var(--ink)',
        boxShadow: 'var(--shadow-float)',
        '&&:focus-visible': { outline: 'none' },
        // At the bottom on phones; !important because MUI positions it by inline styles.
        [PHONE]: {
          inset: 'auto 12px calc(76px + env(safe-area-inset-bottom)) !important',
          maxWidth: 'none',
          maxHeight: '70dvh',
        },
      },
    },
  },
  MuiMenu: { styleOverrides: { list: { padding: 0 } } },
  MuiMenuItem: { styleOverrides: { root: ITEM } },
  MuiListItemButton: { styleOverrides: { root: ITEM } },
  MuiTabs: {
    defaultProps: { selectionFollowsFocus: true },
    styleOverrides: {
      root: { minHeight: 38, [PHONE]: { minHeight: 46 } },
      list: { gap: 20 },
      indicator: { backgroundColor: 'var(--primary)' },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        flexDirection: 'row',
        gap: 7,
        minWidth: 0,
        minHeight: 38,
        padding: 0,
        color: 'var(--text-2)',
        fontSize: 'var(--size-s)',
        fontWeight: 500,
        lineHeight: '1.25rem',
        letterSpacing: 0,
        '&.Mui-selected': { color: 'var(--ink)', fontWeight: 600 },
        // Inside, because the list of tabs clips overflow. Doubled to outweigh the staff area's own ring.
        '&&:focus-visible': { outlineOffset: -2 },
        [PHONE]: { minHeight: 46, fontSize: 'var(--size-m)' },
      },
    },
  },
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: {
        gap: 2,
        padding: 2,
        border: '1px solid var(--line)',
        borderRadius: 8,
        backgroundColor: 'var(--paper)',
        '&& .MuiToggleButton-root': { margin: 0, border: 0, borderRadius: 6 },
      },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        gap: 6,
        minHeight: 28,
        padding: '0 10px',
        color: 'var(--text-2)',
        fontSize: 'var(--size-s)',
        fontWeight: 500,
        lineHeight: '1.25rem',
        letterSpacing: 0,
        whiteSpace: 'nowrap',
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: 'var(--tint)',
          color: 'var(--ink)',
          fontWeight: 600,
        },
        [PHONE]: { minHeight: 40, padding: '0 12px', fontSize: 'var(--size-m)' },
      },
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { flex: 'none', width: 36, height: 20, padding: 0, overflow: 'visible' },
      switchBase: {
        padding: 2,
        color: '#fff',
        '&:hover': { backgroundColor: 'transparent' },
        '&.Mui-checked': { transform: 'translateX(16px)', color: '#fff' },
        '&.Mui-checked .MuiSwitch-input': { left: -20 },
        '&.Mui-checked + .MuiSwitch-track': { backgroundColor: 'var(--switch-on)', opacity: 1 },
        '&.Mui-focusVisible + .MuiSwitch-track': RING,
      },
      // A target of 44 px, centred on the switch of 36 by 20.
      input: { top: -12, left: -4, width: 44, height: 44 },
      thumb: { width: 16, height: 16, boxShadow: 'none' },
      track: { borderRadius: 10, backgroundColor: 'var(--switch-off)', opacity: 1 },
    },
  },
  MuiCheckbox: { styleOverrides: { root: TICK } },
  MuiRadio: { styleOverrides: { root: TICK } },
  MuiLinearProgress: {
    styleOverrides: {
      root: { height: 6, borderRadius: 3, backgroundColor: 'var(--track)' },
      bar: { borderRadius: 3, backgroundColor: 'var(--primary)' },
    },
  },
};
