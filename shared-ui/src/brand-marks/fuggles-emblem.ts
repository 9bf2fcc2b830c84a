/** Each row of the hop cone: its height, then where its petals sit. The lowest is drawn first. */
const ROWS: readonly { y: number; petals: readonly number[] }[] = [
  { y: 17.5, petals: [0] },
  { y: 11.5, petals: [5.6, -5.6] },
  { y: 5, petals: [0, 10, -10] },
  { y: -1.5, petals: [5.6, -5.6, 13.2, -13.2] },
  { y: -8, petals: [0, 9.6, -9.6] },
];

const rounded = (value: number) => Number(value.toFixed(2));

/** FUGGLES: a hop cone under two leaves, in a box of 48 around 0,0. */
export function fugglesEmblem(ink: string, ground: string): string {
  const petal = (x: number, y: number) =>
    `<path transform="translate(${rounded(x)} ${rounded(y - 3)}) rotate(${rounded(x * -1.8)})" d="M0 8.2C-5.4 4.4-6.2-2.4 0-7.4 6.2-2.4 5.4 4.4 0 8.2Z" fill="${ink}" stroke="${ground}" stroke-width="1.3"/>`;
  const cone = ROWS.flatMap(({ y, petals }) => petals.map((x) => petal(x, y))).join('');
  return (
    `<path d="M0-13c-.5-4 .6-7 4-9.5" fill="none" stroke="${ink}" stroke-width="2.4" stroke-linecap="round"/>` +
    `<path d="M-1-14C-7-22-14-21-19-17-14-12-7-10.5-1-14Z" fill="${ink}"/>` +
    `<path d="M1-14C7-20 13-19 17.5-15.5 12.5-11 7-10.5 1-14Z" fill="${ink}"/>${cone}`
  );
}
