export { OrderSummary, type OrderSummaryProps, type SummaryRow } from './order-summary.tsx';
