export { readRevisions, type Topic } from './revisions.ts';
export { eventStream } from './stream.ts';
export { createLive, type Live } from './watcher.ts';
