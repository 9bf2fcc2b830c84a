export { type Answer, type Call, type Handler, type Handlers, SENT } from './handler.ts';
export { serve } from './serve.ts';
