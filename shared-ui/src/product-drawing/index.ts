export { type ArtProduct, type Form, formOf } from '../product-painting/form.ts';
export { Drawing } from './drawing.tsx';
export { paintWith } from './painter.ts';
