export { LICENCE_COLUMNS } from './columns-card.tsx';
export { ImportWorkflow } from './import-workflow.tsx';
