/** Joins class names, leaving out falsy ones. */
export const classes = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ');
