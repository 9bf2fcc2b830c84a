export { LICENCE_COLUMNS } from './columns-card.tsx';
export { ImportDesk } from './import-desk.tsx';
