import { sendWithProgress } from './send-with-progress.ts';

/** A fake XMLHttpRequest, whose network the test controls. */
class MadeUpRequest {
  static last: MadeUpRequest;
  upload: { onprogress?: (event: object) => void } = {};
  headers: Record<string, string> = {};
  status = 0;
  responseText = '';
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  constructor() {
    MadeUpRequest.last = this;
  }
  open(method: string, address: string) {
    this.headers.asked = `${method} ${address}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send() {}
  abort() {
    this.onabort?.();
  }
}

const browser = globalThis.XMLHttpRequest;
beforeEach(() => {
  globalThis.XMLHttpRequest = MadeUpRequest as unknown as typeof XMLHttpRequest;
});
afterEach(() => {
  globalThis.XMLHttpRequest = browser;
});

const send = (told: number[] = [], signal?: AbortSignal) =>
  sendWithProgress(
    '/api/x',
    { method: 'POST', headers: { Accept: 'application/json' }, signal: signal ?? null },
    (sent) => told.push(sent),
  );

test('Sending a body reports its progress, and the answer arrives as from fetch', async () => {
  const told: number[] = [];
  const answer = send(told);
  const request = MadeUpRequest.last;
  request.upload.onprogress?.({ lengthComputable: true, loaded: 52, total: 208 });
  request.upload.onprogress?.({ lengthComputable: false, loaded: 60, total: 0 });
  request.status = 201;
  request.responseText = '{"id":"i1"}';
  request.onload?.();
  const response = await answer;
  expect(told).toEqual([0.25]);
  expect(request.headers).toEqual({ asked: 'POST /api/x', accept: 'application/json' });
  expect(response.status).toBe(201);
  expect(await response.json()).toEqual({ id: 'i1' });
});

test('A failed connection and an aborted request reject', async () => {
  const lost = send();
  MadeUpRequest.last.onerror?.();
  await expect(lost).rejects.toThrow('No answer');
  const controller = new AbortController();
  const dropped = send([], controller.signal);
  controller.abort();
  await expect(dropped).rejects.toThrow('Aborted');
});
