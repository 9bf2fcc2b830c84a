import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { apiProcess } from '../../../test/api-process.ts';

type Attribute = { key: string; value: { stringValue?: string } };
type Span = { name: string; spanId: string; parentSpanId?: string; attributes: Attribute[] };

/** A collector that keeps the spans it is sent. */
async function collector() {
  const spans: Span[] = [];
  let arrived: () => void = () => undefined;
  const server = createServer(async (request, response) => {
    const { resourceSpans } = JSON.parse(String(await buffer(request)));
    for (const { scopeSpans } of resourceSpans) for (const scope of scopeSpans) spans.push(...scope.spans);
    response.end('{}');
    arrived();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const find = async (isWanted: (span: Span) => boolean): Promise<Span> => {
    for (;;) {
      const found = spans.find(isWanted);
      if (found) return found;
      await new Promise<void>((resolve) => {
        arrived = resolve;
      });
    }
  };
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, spans, find, close: () => server.close() };
}

const attributeOf = ({ attributes }: Span, name: string) =>
  attributes.find(({ key }) => key === name)?.value.stringValue;

// API-5
test('a call is traced by its route and id with its database commands, without what was searched for', async () => {
  const traces = await collector();
  const api = await apiProcess({
    NODE_OPTIONS: `--import=${join(import.meta.dirname, '../../traces.ts')}`,
    OTEL_EXPORTER_OTLP_ENDPOINT: traces.url,
    OTEL_BSP_SCHEDULE_DELAY: '100',
  });
  try {
    await api.start();
    const headers = { 'X-Request-Id': 'request-of-test-2', Cookie: await api.staffCookie() };
    await fetch(`${api.url}/api/admin/licences?search=ines-tremblay`, { headers });
    const call = await traces.find((span) => attributeOf(span, 'request.id') === 'request-of-test-2');
    expect(call.name).toBe('GET /api/admin/licences');
    const command = await traces.find(
      (span) => span.parentSpanId === call.spanId && attributeOf(span, 'db.collection.name') === 'licensees',
    );
    expect(attributeOf(command, 'db.operation.name')).toBe('find');
    expect(JSON.stringify(traces.spans)).not.toContain('tremblay');
  } finally {
    await api.stop();
    traces.close();
  }
});
