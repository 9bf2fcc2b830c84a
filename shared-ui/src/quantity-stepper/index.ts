export { QuantityStepper } from './quantity-stepper.tsx';
