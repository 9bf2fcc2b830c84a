export { KegAccount } from './keg-account.tsx';
