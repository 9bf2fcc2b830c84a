export { feedTask, readFeeds } from './feed-files.ts';
export { importHandlers } from './handlers.ts';
export { importModel, importRowModel } from './model.ts';
export { parseImport } from './parse.ts';
export { startApply } from './states.ts';
export { sweepImages } from './sweep-images.ts';
export { importTask, workOnImports } from './worker.ts';
