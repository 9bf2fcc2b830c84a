export { Drawing, type DrawingProps } from './drawing.tsx';
export { paint } from './paint.ts';
export { ProductArt, type ProductArtProps } from './product-art.tsx';
export { standingAt } from './scene.ts';
export { Stage, type StageProps } from './stage.tsx';
export type { Form, Subject } from './subject.ts';
export { type ArtProduct, subjectOf } from './subject-of.ts';
