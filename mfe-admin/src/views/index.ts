export { SaveViewDialog } from './save-view-dialog.tsx';
export { type SavedView, useSavedViews } from './saved-views.ts';
export { ViewsMenu } from './views-menu.tsx';
