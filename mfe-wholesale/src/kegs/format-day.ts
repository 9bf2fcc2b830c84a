import { lazyDateFormat } from 'shared-domain/dates';

const form = lazyDateFormat('en-CA', { month: 'short', day: 'numeric', year: 'numeric' });

/** 'Nov 12, 2026'. */
export const formatDay = (at: string): string => form(new Date(at));
