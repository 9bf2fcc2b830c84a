export { SearchField, type SearchFieldProps } from './search-field.tsx';
export { useDraft } from './use-draft.ts';
