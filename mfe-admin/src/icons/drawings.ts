/** Icons of the staff area alone, in the manner of shared-ui's (a box of 24, 1.8 strokes): customers never load them. */
export const DRAWINGS = {
  dashboard: 'M4 4h7v9H4zM13.5 4H20v5h-6.5zM13.5 11.5H20V20h-6.5zM4 15.5h7V20H4z',
  orders: 'M6 3.5h12v17l-2-1.4-2 1.4-2-1.4-2 1.4-2-1.4-2 1.4zM9 8h6M9 11.5h6M9 15h4',
  licences:
    'M3 5.5h18v13H3zM6.5 15.5c.4-1.6 1.4-2.3 2.7-2.3s2.3.7 2.7 2.3M7.5 10.3a1.7 1.7 0 1 0 3.4 0 1.7 1.7 0 1 0-3.4 0M15 10h3M15 13.5h3',
  leads: 'M6 8.5a4 4 0 1 0 8 0 4 4 0 1 0-8 0M3 20c.7-4 3.5-6 7-6 1.5 0 2.9.4 4 1M18 14v6M15 17h6',
  products: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9M8 5.3l8 4.5',
  'file-up': 'M6 3h8l4.5 4.5V21H6zM14 3v4.5h4.5M12 17.5v-6M9.5 14l2.5-2.5 2.5 2.5',
  image: 'M4 4.5h16v15H4zM7.5 9a1.6 1.6 0 1 0 3.2 0 1.6 1.6 0 1 0-3.2 0M4 17l5-4.5 3.5 3 3-3 4.5 4',
  rocket:
    'M12 15l-3-3c.8-4 3.5-8 10.5-8.5C19 10.5 16 14 12 15zM9 12H5.5L4 15l4 .5M12 15v3.5L9 20l-.5-4M14.2 9.8a.9.9 0 1 0 .1 0M5 19c.3-1.5 1-2 2-2',
  clock: 'M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M12 7.5V12l3 2',
  shop: 'M4 10v10h16V10M3 9l2-5h14l2 5M3 9a3 3 0 0 0 6 0 3 3 0 0 0 6 0 3 3 0 0 0 6 0M9.5 20v-5.5h5V20',
  history: 'M4 12a8 8 0 1 0 2.5-5.8M4 4.5V9h4.5M12 8v4.5l3 1.5',
  columns: 'M4 4.5h16v15H4zM9.3 4.5v15M14.7 4.5v15',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8.5 3.5V7.5M15.5 3.5V7.5',
  printer: 'M7 8.5V3.5h10v5M7 16H4V8.5h16V16h-3M7 13h10v7.5H7z',
  document: 'M6 3h8l4.5 4.5V21H6zM14 3v4.5h4.5M9 12.5h6M9 16h6',
  send: 'M20.5 3.5L3 10.5l6.5 3.5 3.5 6.5zM9.5 14l11-10.5',
  refund: 'M8.5 5L4 9.5 8.5 14M4 9.5h10a5 5 0 0 1 0 10h-4',
  note: 'M4 4.5h16V17h-9l-4 3.5V17H4zM8 9h8M8 12.5h5',
  alert: 'M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M12 7.5v5.5M12 16v.1',
  'mail-x': 'M20.5 11V5.5h-17V18.5H12M3.5 6.5l8.5 6 8.5-6M16 16l4.5 4.5M20.5 16L16 20.5',
  'box-x': 'M12 3l8 4.5v4M12 3L4 7.5v9L12 21M4 7.5l8 4.5 8-4.5M12 12v9M16 16l4.5 4.5M20.5 16L16 20.5',
  sliders: 'M4 7h9M17 7h3M4 12h3M11 12h9M4 17h10M18 17h2M13 5v4M9 10v4M16 15v4',
  keyboard: 'M3 6.5h18v11H3zM7 10.5h.1M10.5 10.5h.1M14 10.5h.1M17 10.5h.1M8.5 14h7',
  'bell-off':
    'M3 3l18 18M6.5 16.5V11a5.5 5.5 0 0 1 1.5-3.8M10.5 5.7A5.5 5.5 0 0 1 17.5 11v2.5M5 18h12.5M10.5 20.5h3',
  pulse: 'M3 12h4l2.5-6 4 12 2.5-6h5',
  undo: 'M8.5 5L4 9.5 8.5 14M4 9.5h10a5 5 0 0 1 0 10h-4',
  shield: 'M12 3l7.5 3v5.5c0 4.5-3 8-7.5 9.5-4.5-1.5-7.5-5-7.5-9.5V6zM9 12l2.2 2.2L15.2 10',
} as const;

export type StaffIconName = keyof typeof DRAWINGS;
