import { isKegForm } from '../form.ts';
import { rounded } from '../geometry.ts';
import { type Label, type LabelTask, smallPrint } from './label.ts';

const NAME = { weight: 700 } as const;

/** FUGGLES: a wallpaper of leaves, an arched cartouche, a hop cone. */
export const fugglesLabel: Label = { can, wrap };

function leaves({ subject, wall, pen, share }: LabelTask): string {
  const { ground, deep, light } = subject.palette;
  const band = pen.band(wall.top - 8, wall.bottom + 2, ground);
  if (subject.plain) return band;
  const leaf =
    `<path d="M0 9C-8 4-9-4 0-11 9-4 8 4 0 9Z" fill="${deep}" opacity=".34"/>` +
    `<path d="M0 9V-8M0 3-4-1M0 3 4-1M0-2-3-5M0-2 3-5" stroke="${light}" stroke-opacity=".38" stroke-width=".7" fill="none"/>`;
  const rows = subject.form === 'can' ? 11 : subject.form === 'bottle' ? 5 : 4;
  let drawing = band;
  for (let row = 0; row < rows; row += 1) {
    for (let place = 0; place < 9; place += 1) {
      const angle = -84 + place * 21 + (row % 2 ? 10.5 : 0);
      if (angle > 86) continue;
      const turn = ((row * 47 + place * 31) % 70) - 35;
      const y = wall.top + share((row + 0.5) / rows) - 5;
      drawing += pen.wrap(angle, y, `<g transform="rotate(${turn}) scale(.82)">${leaf}</g>`);
    }
  }
  return drawing;
}

/** The cartouche, `inset` smaller each time it is outlined. */
function cartouche({ wall }: LabelTask, top: number, bottom: number, half: number) {
  const arch = half * 0.62;
  const { centre, sag } = wall;
  return (inset: number, ink: string) => {
    const left = rounded(centre - half + inset);
    const right = rounded(centre + half - inset);
    const shoulder = rounded(top + arch * 0.3 + inset);
    const foot = rounded(bottom - inset);
    return `<path d="M${left} ${foot}V${rounded(top + arch)}C${left} ${shoulder} ${rounded(centre - half * 0.52)} ${rounded(top + inset)} ${centre} ${rounded(top + inset)}S${right} ${shoulder} ${right} ${rounded(top + arch)}V${foot}Q${centre} ${rounded(bottom - inset + sag(bottom) * 0.8)} ${left} ${foot}Z" ${ink}/>`;
  };
}

function can(task: LabelTask): string {
  const { subject, pen, at } = task;
  const { palette, lines, brewery, style } = subject;
  const { ground, deep, light, accent } = palette;
  const frame = cartouche(task, at(0.13), at(0.79), 45.5);
  const name = { ...NAME, spacing: -0.01, width: 72 };
  return [
    leaves(task),
    frame(0, `fill="${light}"`),
    frame(2.6, `fill="none" stroke="${ground}" stroke-width="1.2"`),
    frame(4.6, `fill="none" stroke="${deep}" stroke-width=".5" stroke-opacity=".6"`),
    pen.emblem(brewery.emblem(accent, light), at(0.315), 62),
    pen.letter(lines[0], at(lines[1] ? 0.565 : 0.615), 26, deep, name),
    lines[1] ? pen.letter(lines[1], at(0.665), 26, deep, name) : '',
    style
      ? pen.letter(style.toUpperCase(), at(0.735), 6.4, accent, {
          family: 'sans',
          weight: 700,
          spacing: 0.12,
          width: 72,
        })
      : '',
    pen.band(at(0.835), at(0.945), deep),
    pen.letter(brewery.name, at(0.893), 12.5, light, { weight: 650, spacing: 0.16 }),
    pen.letter(smallPrint(subject), at(0.93), 5.2, light, { family: 'sans', spacing: 0.08 }),
  ].join('');
}

function wrap(task: LabelTask): string {
  const { subject, wall, pen, at, share } = task;
  const { palette, lines, brewery, form } = subject;
  const { ground, deep, light, accent } = palette;
  const half = wall.radius * (isKegForm(form) ? 0.7 : 0.82);
  const frame = cartouche(task, at(0.07), at(0.84), half);
  const name = { ...NAME, width: half * 1.5 };
  return [
    leaves(task),
    frame(0, `fill="${light}"`),
    frame(2, `fill="none" stroke="${ground}" stroke-width="1"`),
    pen.emblem(brewery.emblem(accent, light), at(0.27), share(0.29)),
    pen.letter(lines[0], at(lines[1] ? 0.575 : 0.66), share(0.155), deep, name),
    lines[1] ? pen.letter(lines[1], at(0.715), share(0.155), deep, name) : '',
    pen.band(at(0.855), wall.bottom + 3, deep),
    pen.letter(brewery.name, at(0.955), share(0.085), light, { weight: 650, spacing: 0.16 }),
  ].join('');
}
