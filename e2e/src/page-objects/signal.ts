import { once } from 'node:events';
import { createServer, type Server, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base, type Page } from '@playwright/test';

/** The network connection between a browser and the site. */
export interface Signal {
  lose: (page: Page) => Promise<void>;
  find: (page: Page) => Promise<void>;
}

interface Line {
  server: Server;
  isCut: boolean;
}

/** An HTTP proxy that drops every connection while it is cut. */
async function openLine(): Promise<Line> {
  const server = createServer((request, response) => {
    const { url = '', method, headers } = request;
    const onward = send(url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('error', () => response.destroy()).pipe(response);
    });
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  });
  const line = { server, isCut: false };
  server.on('connection', (socket) => line.isCut && socket.destroy());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return line;
}

async function setOnline(page: Page, isOnline: boolean) {
  await page.evaluate((online) => {
    localStorage.setItem('no-signal', online ? '' : 'true');
    dispatchEvent(new Event(online ? 'online' : 'offline'));
  }, isOnline);
}

/**
 * Tests whose browser can lose its signal, with its service workers and through reloads: Playwright's `setOffline` is
 * forgotten now and then by a page or a worker that starts meanwhile.
 */
export const test = base.extend<{ line: Line; signal: Signal }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
  line: async ({}, use) => {
    const line = await openLine();
    await use(line);
    line.server.close();
    line.server.closeAllConnections();
  },
  context: async ({ browser, line }, use) => {
    const { port } = line.server.address() as AddressInfo;
    const context = await browser.newContext({ proxy: { server: `http://127.0.0.1:${port}` } });
    await use(context);
    await context.close();
  },
  signal: async ({ context, line }, use) => {
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'onLine', { get: () => !localStorage.getItem('no-signal') });
    });
    await use({
      lose: async (page) => {
        line.isCut = true;
        line.server.closeAllConnections();
        await setOnline(page, false);
      },
      find: async (page) => {
        line.isCut = false;
        await setOnline(page, true);
      },
    });
  },
});
