/** The parts of the driver's connection that `lost-writes.ts` and tests use; the driver publishes no type for it. */
declare module 'mongodb/lib/cmap/connection.js' {
  import { EventEmitter } from 'node:events';
  export class Connection extends EventEmitter {
    constructor(socket: import('node:net').Socket, options: object);
    /** Why the connection ended, once it has. */
    readonly error: Error | null;
    writeCommand(command: unknown, options: unknown): Promise<void>;
    command(namespace: object, command: object, options: object): Promise<unknown>;
    destroy(): void;
    /** Sends a message and yields the server's answers, constructed by `answer` or by the driver's own class. */
    sendWire(message: Message, options: unknown, answer?: Answers): AsyncGenerator<Answer>;
    /** The driver's handling of a failed socket. */
    onError(error: Error): void;
  }
  /** Absent in the handshake. */
  type Message = { command?: Record<string, unknown> };
  type Answer = { toObject(): object };
  type Answers = { make(bytes: Uint8Array): Answer };
}
declare module 'mongodb/lib/cmap/wire_protocol/responses.js' {
  /** An answer of the server, decoded when it is read. */
  export const MongoDBResponse: { make(bytes: Uint8Array): { toObject(): object } };
}
