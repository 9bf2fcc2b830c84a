import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Span } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { MongoDBInstrumentation } from '@opentelemetry/instrumentation-mongodb';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { NodeSDK } from '@opentelemetry/sdk-node';
import { BatchSpanProcessor, type ReadableSpan } from '@opentelemetry/sdk-trace';
import type { Request } from 'express';

/** Attributes with addresses of visitors, or queries with tokens, searches and signatures. */
const PERSONAL = [
  'client.address',
  'net.peer.ip',
  'network.peer.address',
  'http.client_ip',
  'http.target',
  'http.url',
  'url.full',
  'url.query',
  'user_agent.original',
  'http.user_agent',
];

/** Sends finished spans on without personal data (API-5). */
class WithoutPersonalData extends BatchSpanProcessor {
  override onEnd(span: ReadableSpan): void {
    for (const name of PERSONAL) delete span.attributes[name];
    super.onEnd(span);
  }
}

/** Names the span of a call by its route, and gives it the id that log, database comments and mails have. */
function describe(span: Span, request: object, response: object): void {
  const { method, route } = request as IncomingMessage & Partial<Request>;
  if (route) span.updateName(`${method} /api${route.path}`);
  const id = (response as Partial<ServerResponse>).getHeader?.('X-Request-Id');
  if (typeof id === 'string') span.setAttribute('request.id', id);
}

// OpenTelemetry's own variables say where to, which share, under which name.
const sdk = new NodeSDK({
  serviceName: process.env.OTEL_SERVICE_NAME ?? 'api',
  spanProcessors: [new WithoutPersonalData({ exporter: new OTLPTraceExporter() })],
  instrumentations: [
    new HttpInstrumentation({ applyCustomAttributesOnSpan: describe }),
    new UndiciInstrumentation(),
    new MongoDBInstrumentation(),
  ],
});
sdk.start();
process.once('beforeExit', () => void sdk.shutdown());
