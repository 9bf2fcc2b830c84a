export type { ArtProduct } from '../product-painting/form.ts';
export { Drawing } from './drawing.tsx';
export { loadPainter, paintWith } from './painter.ts';
export { ProductArt } from './product-art.tsx';
export { standingAt } from './scene.ts';
export { Stage } from './stage.tsx';
