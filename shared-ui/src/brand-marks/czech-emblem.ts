/** CZECH BROS: two mugs that touch, in a box of 48 around 0,0. */
export function czechEmblem(ink: string, ground: string): string {
  const mug =
    `<path d="M-8.5-7.5h15.5l-1.2 22.5q-.1 1.8-1.9 1.8H-5.4q-1.8 0-1.9-1.8Z" fill="${ink}"/>` +
    `<path d="M-8-3c-5.6-.6-7.6 3-7.2 7.6.4 4.6 3.4 7 8 6.4" fill="none" stroke="${ink}" stroke-width="2.7"/>` +
    `<path d="M-10-7a4.4 4.4 0 0 1 2.6-7.2A5 5 0 0 1 1-15.5a4.6 4.6 0 0 1 7.2 3.3A3.6 3.6 0 0 1 8-6.5Z" fill="${ink}" stroke="${ground}" stroke-width="1.5"/>` +
    `<path d="M-4-2.5l.5 14.5M-.6-2.5v14.5M2.8-2.5l-.5 14.5" stroke="${ground}" stroke-width="1.5" stroke-linecap="round"/>`;
  return (
    `<g transform="translate(-9.5 3) rotate(13) scale(.93)">${mug}</g>` +
    `<g transform="translate(9.5 3) scale(-1 1) rotate(13) scale(.93)">${mug}</g>` +
    `<path d="M0-22v4M-5.5-20.5l1.6 3.2M5.5-20.5l-1.6 3.2" stroke="${ink}" stroke-width="1.9" stroke-linecap="round"/>`
  );
}
