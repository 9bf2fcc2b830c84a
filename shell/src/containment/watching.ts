import { watchDrawings } from './drawings.ts';

// A module of its own, so that the entry can import it before anything that imports React.
watchDrawings(window);
