export { digitsOf, quantityOf } from './quantity.ts';
export { QuantityStepper, type QuantityStepperProps } from './quantity-stepper.tsx';
