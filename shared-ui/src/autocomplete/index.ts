/** MUI's autocomplete without its look, apart from `shared-ui/mui`: only what searches as one types loads it. */
export { type AutocompleteGroupedOption, default as useAutocomplete } from '@mui/material/useAutocomplete';
