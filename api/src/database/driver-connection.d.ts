/** What `lost-writes.ts` needs of the driver's connection, for which the driver publishes no type. */
declare module 'mongodb/lib/cmap/connection.js' {
  import { EventEmitter } from 'node:events';
  export class Connection extends EventEmitter {
    constructor(socket: import('node:net').Socket, options: object);
    /** Why the connection ended, once it has. */
    readonly error: Error | null;
    writeCommand(command: unknown, options: unknown): Promise<void>;
    command(namespace: object, command: object, options: object): Promise<unknown>;
    destroy(): void;
  }
}
