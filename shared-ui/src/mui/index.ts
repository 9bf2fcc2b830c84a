/**
 * MUI's components for the staff area, apart from the data grid. Listed one by one, because they become one shared chunk.
 * Customers' pages don't load it.
 */
export { default as Checkbox } from '@mui/material/Checkbox';
export { default as LinearProgress } from '@mui/material/LinearProgress';
export { default as Radio } from '@mui/material/Radio';
export { default as Switch } from '@mui/material/Switch';
export { default as Tab } from '@mui/material/Tab';
export { default as Tabs } from '@mui/material/Tabs';
export { default as ToggleButton } from '@mui/material/ToggleButton';
export { default as ToggleButtonGroup } from '@mui/material/ToggleButtonGroup';
export { Dialog, ListItemButton, Menu, MenuItem, Popover } from './lazy-components.ts';
export { MuiTheme } from './mui-theme.tsx';
