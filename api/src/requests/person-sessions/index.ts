export { beginPersonSession, endPersonSession, personSessionOf } from './current.ts';
export { type PersonSession, personSessionModel, sweepPersonSessions } from './model.ts';
