import { watchDrawings } from './drawings.ts';

// A module of its own, because the page's first one imports it before anything that imports React.
watchDrawings(window);
