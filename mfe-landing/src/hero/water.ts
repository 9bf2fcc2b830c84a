import type { View } from './views.ts';

const place = (value: number): string => value.toFixed(1);

/** The sun's path on the water, and the faint lines of the swell. */
export function paintGlitter({ width, sun, horizon, bar }: View, random: () => number): string {
  let markup = '';
  for (let row = 0; row < 26; row += 1) {
    const y = horizon + 6 + row * row * 0.34 + row * 2;
    if (y > bar) break;
    const length = (18 + random() * 60) * (1 + row * 0.05);
    const x = sun.x + (random() - 0.5) * (60 + row * 16) - length / 2;
    markup += `<rect x="${place(x)}" y="${place(y)}" width="${place(length)}" height="${place(1.3 + row * 0.08)}" rx="1" fill="#F4C27A" opacity="${(0.75 - row * 0.022).toFixed(2)}"/>`;
  }
  let swell = '';
  for (let line = 0; line < 34; line += 1) {
    const y = horizon + 10 + random() * (bar - horizon - 20);
    swell += `M${(random() * width).toFixed(0)} ${place(y)}h${(30 + random() * 90).toFixed(0)}`;
  }
  return `${markup}<path d="${swell}" stroke="#CFE0CF" stroke-opacity=".14"/>`;
}

/** A container ship in the distance. */
export function paintShip({ shipX, horizon }: View): string {
  const boxes = [
    [12, -8, '#B4532E'],
    [26, -8, '#2E6F95'],
    [40, -8, '#C8792B'],
    [54, -8, '#1F7A5C'],
    [19, -16, '#E3A04F'],
    [33, -16, '#7B4B94'],
    [47, -16, '#B23A48'],
  ].map(([x, y, colour]) => `<rect x="${x}" y="${y}" width="13" height="8" fill="${colour}"/>`);
  return (
    `<g transform="translate(${shipX} ${horizon + 8})"><path d="M0 0h104l-7 11H8Z" fill="#0d2b20"/>${boxes.join('')}` +
    '<path d="M76 0v-22h12V0Z" fill="#F1E6CF"/><rect x="78" y="-19" width="8" height="3" fill="#0d2b20"/></g>'
  );
}

/** The cedar bar's lit edge and its grain. */
export function paintBar({ id, width, height, bar }: View, random: () => number): string {
  let grain = '';
  for (let line = 0; line < 26; line += 1) {
    const y = bar + 14 + random() * (height - bar - 20);
    const x = random() * width;
    const length = 80 + random() * 260;
    const bow = random() * 5 - 2.5;
    const colour = random() > 0.5 ? '#2c1708' : '#d39a5c';
    grain += `<path d="M${x.toFixed(0)} ${place(y)}q${(length / 2).toFixed(0)} ${place(bow)} ${length.toFixed(0)} 0" stroke="${colour}" stroke-opacity="${(0.1 + random() * 0.16).toFixed(2)}" stroke-width="${place(0.8 + random() * 1.3)}" fill="none"/>`;
  }
  const front = bar + (height - bar) * 0.66;
  return (
    `<rect y="${bar}" width="${width}" height="${height - bar}" fill="url(#${id}-bar)"/>` +
    `<rect y="${bar}" width="${width}" height="2.5" fill="#E9B877" opacity=".8"/>` +
    `<rect y="${place(front)}" width="${width}" height="2" fill="#2c1708" opacity=".5"/>${grain}`
  );
}
