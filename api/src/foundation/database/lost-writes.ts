import { Connection } from 'mongodb/lib/cmap/connection.js';

const { writeCommand } = Connection.prototype;

/**
 * Makes a command fail if its connection ends while it is being written.
 *
 * The driver checks the connection, encodes the command (which takes a turn of the event loop), then writes. A socket
 * destroyed in that turn loses the write, and the driver waits for its 'drain' without a limit: the call never ends,
 * and if it was the monitor's, the process never finds the database again. Why we fix it here: ADR 004.
 */
Connection.prototype.writeCommand = async function (this: Connection, command, options) {
  let end: () => void = () => undefined;
  const ended = new Promise<never>((_, reject) => {
    end = () => reject(this.error ?? new Error('the connection to the database ended'));
    this.once('close', end);
  });
  try {
    await Promise.race([writeCommand.call(this, command, options), ended]);
  } finally {
    this.off('close', end);
  }
};
