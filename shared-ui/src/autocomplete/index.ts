/** MUI's unstyled autocomplete, separate from `shared-ui/mui` because few pages load it. */
export { type AutocompleteGroupedOption, default as useAutocomplete } from '@mui/material/useAutocomplete';
