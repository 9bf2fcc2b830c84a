export { AccountMoney } from './account-money.tsx';
