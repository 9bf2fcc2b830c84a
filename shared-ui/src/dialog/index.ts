export { Dialog, preloadDialog } from './dialog.tsx';
