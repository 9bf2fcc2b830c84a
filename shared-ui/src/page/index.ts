export { BelowFold } from './below-fold.tsx';
export { isPhone } from './is-phone.ts';
export { Page, PageHead, Panel } from './page.tsx';
export { usePageTitle } from './title.ts';
