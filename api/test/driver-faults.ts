import { BSON, MongoNetworkError, MongoServerSelectionError, type TopologyDescription } from 'mongodb';
import { type Answer, type Answers, Connection, type Message } from 'mongodb/lib/cmap/connection.js';
import { MongoDBResponse } from 'mongodb/lib/cmap/wire_protocol/responses.js';

/** What a cluster answers while its primary changes, by MongoDB's own codes. */
const REFUSALS = { NotWritablePrimary: 10_107, PrimarySteppedDown: 189, InterruptedAtShutdown: 11_600 };
const WRITE_CONCERN_FAILED = {
  code: 64,
  codeName: 'WriteConcernFailed',
  errmsg: 'waiting for replication timed out',
};
const WRITES = ['insert', 'update', 'delete', 'findAndModify'];
const COMMANDS = [...WRITES, 'find', 'aggregate', 'count', 'distinct', 'getMore'];

/** How a command fails: refused; written, but on no majority; written, and the answer lost; no server found. */
export const FAULTS = [
  ...(Object.keys(REFUSALS) as (keyof typeof REFUSALS)[]),
  'WriteConcernFailed',
  'answer lost',
  'no server',
] as const;
export type Fault = (typeof FAULTS)[number];

/**
 * Makes a command of this process fail as on a cluster whose primary changes. The fault is put where the server's answer arrives:
 * what follows (the class of the error, what becomes of the connection, a repeated read) is the driver's own.
 */
export function driverFaults() {
  const { sendWire } = Connection.prototype;
  let armed: { left: number; fault: Fault } | undefined;
  const sent: { name: string; command: Record<string, unknown> }[] = [];
  Connection.prototype.sendWire = async function* (this: Connection, message, options, answers) {
    const fault = struck(message);
    const answered = () => sendWire.call(this, message, options, answers);
    if (fault === undefined) return yield* answered();
    if (fault === 'no server')
      throw new MongoServerSelectionError('no primary was found', {} as TopologyDescription);
    if (fault in REFUSALS) return yield refusal(fault as keyof typeof REFUSALS, answers);
    for await (const answer of answered()) {
      if (fault === 'WriteConcernFailed')
        yield made({ ...answer.toObject(), writeConcernError: WRITE_CONCERN_FAILED }, answers);
      else throw lost(this);
    }
  };
  const struck = ({ command = {} }: Message): Fault | undefined => {
    const [name = ''] = Object.keys(command);
    // The driver takes the documents of a batch out of the command as it writes it.
    sent.push({ name, command: { ...command } });
    if (!armed || !(armed.fault === 'WriteConcernFailed' ? WRITES : COMMANDS).includes(name))
      return undefined;
    armed.left -= 1;
    if (armed.left > 0) return undefined;
    const { fault } = armed;
    armed = undefined;
    return fault;
  };
  return {
    /** The n-th command from now on fails. */
    arm: (command: number, fault: Fault) => {
      armed = { left: command, fault };
    },
    /** Lets all commands through again. */
    disarm: () => {
      armed = undefined;
    },
    /** Every command that was sent. */
    sent,
    restore: () => {
      Connection.prototype.sendWire = sendWire;
    },
  };
}

const made = (answer: object, answers: Answers = MongoDBResponse): Answer =>
  answers.make(BSON.serialize(answer));

const refusal = (codeName: keyof typeof REFUSALS, answers?: Answers): Answer =>
  made({ ok: 0, code: REFUSALS[codeName], codeName, errmsg: 'the primary changes' }, answers);

/** Ends a connection as the driver does when its socket fails. */
function lost(connection: Connection): Error {
  const error = new MongoNetworkError('connection closed');
  connection.onError(error);
  return error;
}
