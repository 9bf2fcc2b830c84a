export { AccountPicker } from './account-picker.tsx';
export { useFoundAccounts } from './use-found-accounts.ts';
