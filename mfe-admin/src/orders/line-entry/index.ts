export { LineEntry } from './line-entry.tsx';
export { type Line, withQuantity, withUnits } from './lines.ts';
export { QuantityField } from './quantity-field.tsx';
export { QuantityStepper } from './quantity-stepper.tsx';
export { countedUnits, lineMeta, offerPrice } from './units.ts';
