export { digitsOf, QUANTITY_DIGITS, quantityOf } from './quantity.ts';
export { QuantityStepper, type QuantityStepperProps } from './quantity-stepper.tsx';
