export { readChanges, readRevisions, revisionModel, type Topic } from './revisions.ts';
export { createLive, type Live } from './watcher.ts';
