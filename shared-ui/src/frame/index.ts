export { Breadcrumbs } from './breadcrumbs.tsx';
export { Footer } from './footer.tsx';
export { Header } from './header.tsx';
export { Logo } from './logo.tsx';
export { MAIN_ID, SkipLink } from './skip-link.tsx';
