export { Orders } from './orders.tsx';
