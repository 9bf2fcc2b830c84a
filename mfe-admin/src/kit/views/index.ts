export { useSavedViews } from './saved-views.ts';
export { useNameView, ViewNaming } from './view-naming.tsx';
export { ViewsMenu } from './views-menu.tsx';
