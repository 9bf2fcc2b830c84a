import { z } from 'zod';
import type { CallName } from '../../../foundation/calls/index.ts';
import { faultsJson, healthJson } from '../operations.ts';
import { violationReports } from '../reports.ts';
import type { EndpointContract } from './endpoint.ts';

const pictureQuery = z.object({
  expires: z.coerce.number().int().default(0),
  signature: z.string().max(100).default(''),
  w: z.coerce.number().int().min(1).max(10_000).optional(),
});

const drawingQuery = z.object({
  w: z.coerce.number().pipe(z.literal([96, 160, 240, 320, 640])),
  v: z.string().min(1).max(10),
});

/** Calls of operators, of Stripe and SendGrid, and of browsers that load pictures. */
export const operatorEndpoints = {
  productImage: {
    who: 'all',
    rate: 'image',
    summary: 'A product image by its signed address; `?w=` for a width, format by Accept',
    params: z.object({ file: z.string().min(1).max(300) }),
    query: pictureQuery,
    status: 200,
    produces: 'image/*',
    problems: ['image_not_found'],
  },
  productDrawing: {
    who: 'all',
    rate: 'image',
    summary: "A product's drawing in a width; `v` is the version that the page shows, and another is 404",
    params: z.object({ id: z.string().min(1).max(100) }),
    query: drawingQuery,
    status: 200,
    produces: 'image/webp',
    problems: ['image_not_found'],
  },
  stripeWebhook: {
    who: 'stripe',
    rate: 'none',
    summary: 'Signed events of the payment provider; idempotent by event id',
    status: 200,
    response: z.object({ received: z.literal(true) }),
    problems: ['webhook_refused'],
  },
  mailEvents: {
    who: 'sendgrid',
    rate: 'none',
    summary: 'Signed events of the mail service: mails that bounced; idempotent',
    status: 200,
    response: z.object({ received: z.literal(true) }),
    problems: ['webhook_refused'],
  },
  reportViolations: {
    who: 'all',
    rate: 'report',
    summary: "Browsers' reports of content security policy violations",
    request: violationReports,
    status: 204,
  },
  live: { who: 'all', rate: 'none', summary: 'The process is alive', status: 200, response: healthJson },
  ready: {
    who: 'all',
    rate: 'none',
    summary: 'Database reachable, initial data loaded, six apps served; 503 otherwise',
    status: 200,
    response: healthJson,
  },
  metrics: { who: 'inside', rate: 'none', summary: 'Prometheus text', status: 200, produces: 'text/plain' },
  faultMetrics: {
    who: 'inside',
    rate: 'none',
    summary: 'Faults by release, for the publish gate',
    status: 200,
    response: faultsJson,
  },
  openApiDocument: {
    who: 'all',
    rate: 'read',
    summary: 'This description of the API',
    status: 200,
    produces: 'application/json',
  },
  apiDocs: {
    who: 'all',
    rate: 'read',
    summary: 'This description as a page',
    status: 200,
    produces: 'text/html',
  },
} as const satisfies Partial<Record<CallName, EndpointContract>>;
