const form = new Intl.DateTimeFormat('en-CA', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'America/Vancouver',
});

/** 'Nov 12, 2026'. */
export const formatDay = (at: string): string => form.format(new Date(at));
