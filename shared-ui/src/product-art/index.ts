export { Drawing } from './drawing.tsx';
export { paint } from './paint.ts';
export { ProductArt } from './product-art.tsx';
export { standingAt } from './scene.ts';
export { Stage } from './stage.tsx';

export { type ArtProduct, subjectOf } from './subject-of.ts';
