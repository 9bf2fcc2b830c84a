import type { ThemeOptions } from '@mui/material/styles';

/** Below this width a page is a phone's: targets are finger-sized. */
const PHONE = '@media (width < 768px)';

const RING = { outline: '2px solid var(--focus)', outlineOffset: 1 } as const;

/** How MUI's components look in the staff area, whose colour roles they use (mfe-admin/src/tokens). */
export const components: ThemeOptions['components'] = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiPaper: {
    styleOverrides: { root: { backgroundImage: 'none', backgroundColor: 'var(--float)' } },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: { backgroundColor: 'var(--ink)', color: 'var(--paper)', fontSize: 'var(--size-s)' },
    },
  },
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
        // Inside: the list of tabs clips anything that overflows. Doubled, to outweigh the staff area's own ring.
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
      // The target is 44 px square, centred on the switch of 36 by 20, wherever the knob is.
      input: { top: -12, left: -4, width: 44, height: 44 },
      thumb: { width: 16, height: 16, boxShadow: 'none' },
      track: { borderRadius: 10, backgroundColor: 'var(--switch-off)', opacity: 1 },
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: { height: 6, borderRadius: 3, backgroundColor: 'var(--track)' },
      bar: { borderRadius: 3, backgroundColor: 'var(--primary)' },
    },
  },
};
