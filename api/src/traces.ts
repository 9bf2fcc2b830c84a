export {};

/**
 * Loaded before the API (`--import`), because what traces a library patches it while it loads. Without
 * `OTEL_EXPORTER_OTLP_ENDPOINT` it loads nothing.
 */
if (process.env.OTEL_EXPORTER_OTLP_ENDPOINT) await import('./foundation/tracing/start.ts');
