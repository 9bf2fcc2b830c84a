import { startSite } from './start.tsx';

startSite(document);
