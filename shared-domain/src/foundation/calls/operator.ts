/**
 * Calls that none of our pages makes: those of operators, of Stripe and SendGrid, of browsers that load pictures or sign staff in, and of anyone
 * who recomputes the draw of an allocation.
 */
export const operatorCalls = {
  productImage: 'GET /api/images/products/:file',
  productDrawing: 'GET /api/images/drawings/:id',
  singleSignOn: 'GET /api/auth/oidc',
  stripeWebhook: 'POST /api/webhooks/stripe',
  mailEvents: 'POST /api/webhooks/sendgrid',
  reportViolations: 'POST /api/csp-reports',
  allocationResult: 'GET /api/allocations/:id/result',
  live: 'GET /api/health/live',
  ready: 'GET /api/health/ready',
  metrics: 'GET /api/metrics',
  faultMetrics: 'GET /api/metrics/faults',
  openApiDocument: 'GET /api/openapi.json',
  apiDocs: 'GET /api/docs',
} as const;
