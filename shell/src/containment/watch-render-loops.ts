import { watchRenderLoops } from './render-loops.ts';

// A module of its own, so that the entry can import it before anything that imports React.
watchRenderLoops(window);
