export { BelowFold } from './below-fold.tsx';
export { Page, PageHead, Panel } from './page.tsx';
export { usePageTitle } from './title.ts';
