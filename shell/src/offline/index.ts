export { cacheForOffline } from './cache-for-offline.ts';
