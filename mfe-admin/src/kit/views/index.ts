export { SaveViewDialog } from './save-view-dialog.tsx';
export { useSavedViews } from './saved-views.ts';
export { ViewsMenu } from './views-menu.tsx';
