import { keepReadable } from './offline/index.ts';
import { readRegistry } from './registry/index.ts';
import { startSite } from './start.tsx';

startSite(document);
window.addEventListener('load', () => void keepReadable(readRegistry(document)));
