export { listDemoStaff } from './demo.ts';
export { staffListHandlers } from './handlers.ts';
export { roleOf, staffListModel, staffListSource } from './model.ts';
