export { QuantityStepper } from './quantity-stepper.tsx';
export { focusRefusedQuantity } from './refused.ts';
