import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export const SINCE = '2026-11-20T10:00:00.000Z';

/** When the preview links that it issues expire. */
export const LINK_ENDS = '2026-11-20T13:30:00.000Z';

const stored = (release: string) => ({ release, version: '1.0.0', builtAt: '2026-11-19T10:00:00.000Z' });

/** The time at which each command is carried out. */
export const MOVED_AT = '2026-11-20T12:30:00.000Z';

type Move = {
  number: number;
  release: string;
  kind: string;
  by: string;
  at: string;
  share?: number;
  reason?: string;
};

const move = (number: number, release: string, at: string): Move => ({
  number,
  release,
  kind: 'release',
  by: 'nora',
  at,
});

const HISTORY = [move(2, '1.0.0+new', SINCE), move(1, '1.0.0+old', '2026-11-19T10:00:00.000Z')];

const REFUSED = {
  release: '1.0.0+big',
  reasons: ['size: mfe-dtc has 312.0 kB of JavaScript; its budget is 280.0 kB.'],
  beside: { shell: '1.0.0+shell' },
  by: 'amara',
  at: '2026-11-20T11:00:00.000Z',
};

const CANDIDATE = {
  ...stored('1.0.1+next'),
  version: '1.0.1',
  author: 'Amara Diallo',
  gate: { passed: true, reasons: [], at: '2026-11-20T12:00:00.000Z', stale: true },
};

const PASSED = { passed: true, reasons: [] as string[], at: '2026-11-20T09:59:00.000Z', stale: false };

type Gate = typeof PASSED;

const entryOf = (app: string, running: string, moves: Move[], canaryGate: Gate) => ({
  app,
  release: running,
  version: '1.0.0',
  since: SINCE,
  by: 'nora',
  commit: 'abc',
  pipeline: 'https://ci.example/runs/17',
  lockFile: 'sha256-lock',
  signedBy: 'retail team',
  previous: '1.0.0+old',
  stored: ['1.0.1+next', '1.0.0+big', '1.0.0+new', '1.0.0+old'].map(stored),
  moves,
  refusals: [REFUSED],
  candidate: CANDIDATE,
  ...(moves[0]?.kind === 'canary' ? { canary: { gate: canaryGate } } : {}),
});

const registryOf = (apps: readonly string[], ...state: [string, Move[], Gate]) => ({
  apps: Object.fromEntries(apps.map((app) => [app.replace('-', '_'), entryOf(app, ...state)])),
});

/** Carries out a command: the message of a refusal, or the new live release and the answer. */
function carriedOut(path: string, release: string | undefined, running: string) {
  if (path.endsWith('/preview')) {
    const answer = { link: 'https://shop.example/preview/t0ken', expires: Date.parse(LINK_ENDS) };
    return { running, answer };
  }
  if (path.endsWith('/promote')) {
    if (release !== '1.0.1+next') return { running, refused: `The publish gate refused mfe-dtc ${release}.` };
    return { running: release, answer: { release, outcome: 'moved' } };
  }
  if (running === '1.0.0+old') return { running, refused: 'There is no release before this one.' };
  return { running: '1.0.0+old', answer: {} };
}

/** A canary's step: of the release that is named, or of the one that is out. */
function canaryStep(moves: Move[], { end, ...given }: Partial<Move> & { end?: 'back' }, at: string): Move {
  const kind = end ? { back: 'step-back', everyone: 'promote' }[end] : 'canary';
  return { number: moves.length + 1, release: moves[0]?.release ?? '', by: '', ...given, kind, at };
}

const kindOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

export type Gateway = {
  url: string;
  /** The commands that it received. */
  asked: { path?: string | undefined; client?: unknown; body: string }[];
  /** The steps of its pointer, newest first. */
  moves: () => Move[];
  /** What the publish gate says of its canary; by default it passed. */
  canaryGate: (gate: Partial<Gate>) => void;
  /** Makes '1.0.0+new' live again. */
  reset: () => void;
  close: () => void;
};

/**
 * The gateway's release registry, as far as these tests need it: what is live, and how to move forward and back. `clock`: when
 * canaries are moved.
 */
export async function openGateway(
  apps: readonly string[] = ['mfe-dtc'],
  clock = () => new Date(MOVED_AT),
): Promise<Gateway> {
  let running = '1.0.0+new';
  let moves = HISTORY;
  let canaryGate = PASSED;
  const asked: Gateway['asked'] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    if (request.method !== 'POST')
      return response.end(JSON.stringify(registryOf(apps, running, moves, canaryGate)));
    const { url: path = '' } = request;
    asked.push({ path, client: request.headers['x-releases-client'], body });
    const { release, by } = JSON.parse(body);
    if (path.endsWith('/canary')) {
      moves = [canaryStep(moves, JSON.parse(body), clock().toISOString()), ...moves];
      return response.end('{}');
    }
    const done = carriedOut(path, release, running);
    if (done.running !== running) {
      const step = { number: moves.length + 1, release: done.running, kind: kindOf(path), by, at: MOVED_AT };
      moves = [step, ...moves];
    }
    running = done.running;
    if (done.refused === undefined) return response.end(JSON.stringify(done.answer));
    response.writeHead(422, { 'Content-Type': 'application/problem+json' });
    response.end(JSON.stringify({ detail: done.refused }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/registry`,
    asked,
    moves: () => moves,
    canaryGate: (gate) => {
      canaryGate = { ...PASSED, ...gate };
    },
    reset: () => {
      canaryGate = PASSED;
      running = '1.0.0+new';
      moves = HISTORY;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
