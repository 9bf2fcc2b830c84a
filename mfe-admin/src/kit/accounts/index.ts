export { useFoundAccounts } from './use-found-accounts.ts';
