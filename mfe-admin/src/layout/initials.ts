/** Two letters for who is signed in: 'nora.whitfield@...' gives NW. */
export const initialsOf = (email: string): string =>
  (email.split('@')[0] ?? '')
    .split(/[._-]+/)
    .slice(0, 2)
    .map((part) => part.charAt(0).toUpperCase())
    .join('');
