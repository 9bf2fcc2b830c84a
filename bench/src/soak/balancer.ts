import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type Balancer = {
  port: number;
  /** Ends every connection, and accepts none for a time in milliseconds. */
  cutOff: (milliseconds: number) => void;
  stop: () => void;
};

/** A proxy in front of the API's processes: each connection goes to the next one that answers. */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const open = new Set<Socket>();
  let next = 0;
  let closedUntil = 0;
  const join = (client: Socket, left: number): void => {
    const port = ports[next++ % ports.length] as number;
    const server = connect(port, '127.0.0.1');
    const end = () => {
      client.destroy();
      server.destroy();
    };
    server.once('connect', () => {
      server.off('error', another);
      for (const socket of [client, server]) {
        open.add(socket);
        socket.on('error', end).once('close', () => {
          open.delete(socket);
          end();
        });
      }
      client.pipe(server).pipe(client);
    });
    const another = () => (left > 1 ? join(client, left - 1) : client.destroy());
    server.once('error', another);
  };
  const proxy = createServer((client) => {
    client.on('error', () => client.destroy());
    if (Date.now() < closedUntil) client.destroy();
    else join(client, ports.length);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    port: (proxy.address() as AddressInfo).port,
    cutOff: (milliseconds) => {
      closedUntil = Date.now() + milliseconds;
      for (const socket of open) socket.destroy();
    },
    stop: () => proxy.close(),
  };
}
