import { defineConfig } from '@medusajs/framework/utils';

/** Medusa with its own defaults (events, cache and workflows in memory), without the dashboard. */
export default defineConfig({ admin: { disable: true } });
