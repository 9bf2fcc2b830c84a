export * from './staff-client.ts';
