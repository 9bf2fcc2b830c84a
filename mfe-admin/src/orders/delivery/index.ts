export { type ChosenDelivery, DeliveryDays, passedRule } from './delivery-days.tsx';
