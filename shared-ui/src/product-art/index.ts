export type { ArtProduct } from '../product-painting/form.ts';
export { ProductArt } from './product-art.tsx';
export { Stage } from './stage.tsx';
