/** 'nora.whitfield@...' as 'NW'. */
export const initialsOf = (email: string): string =>
  (email.split('@')[0] ?? '')
    .split(/[._-]+/)
    .slice(0, 2)
    .map((part) => part.charAt(0).toUpperCase())
    .join('');
