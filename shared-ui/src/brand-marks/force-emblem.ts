/** FORCE: two peaks and a bolt, in a box of 48 around 0,0. */
export const forceEmblem = (ink: string, ground: string): string =>
  `<path d="M-24 18-7.5-13.5-2-4.5 4.5-20 24 18Z" fill="${ink}"/><path d="M7-8.5-4.5 5.2H1.6L-3.6 18H.6L11.5 2H5.3L10.2-3Z" fill="${ground}"/><path d="M-24 22.5h48" stroke="${ink}" stroke-width="2.4"/>`;
