import { isKegForm } from '../form.ts';
import { angles, cosine, rounded, sine } from '../geometry.ts';
import { type Label, type LabelTask, smallPrint } from './label.ts';

const SLANTED = { family: 'sans', weight: 900, italic: true } as const;
const PRINT = { family: 'sans', weight: 700, spacing: 0.12 } as const;

/** FORCE: waves around a sun behind a peak, fir ridges below. */
export const forceLabel: Label = { can, wrap };

function waves({ subject, wall, pen, share }: LabelTask, y: number): string {
  const { ground, deep } = subject.palette;
  const across = 13 * (wall.radius / 57) * 0.98;
  const down = 13 * (subject.form === 'can' ? 1.06 : share(1) / 150);
  let rings = '';
  for (let ring = 9; ring > 0; ring -= 1) {
    const ink = ring % 2 ? `fill="${ground}" fill-opacity="1"` : `fill="${deep}" fill-opacity=".42"`;
    rings += `<ellipse cx="${wall.centre}" cy="${rounded(y + 4)}" rx="${rounded(ring * across)}" ry="${rounded(ring * down)}" ${ink}/>`;
  }
  return pen.band(wall.top - 8, wall.bottom + 2, ground) + rings;
}

/** A ridge of firs round the cylinder. `phase` moves its tops along. */
function ridge(task: LabelTask, y: number, height: number, phase: number, opacity = 1): string {
  const { wall, subject } = task;
  const step = 7.5;
  const tops = angles(90, step).map((angle, index) => {
    const turn = (index + phase) % 4;
    const top = turn === 0 ? 1 : turn === 2 ? 0.55 : 0.12;
    const up = y + wall.sag(y) * cosine(angle) - height * top;
    return `${rounded(wall.centre + wall.radius * sine(angle))} ${rounded(up)}`;
  });
  return `<path d="M${tops.join('L')}V${wall.bottom + 14}H${wall.centre - wall.radius}Z" fill="${subject.palette.deep}" opacity="${opacity}"/>`;
}

function slantedName({ subject, wall, pen, at }: LabelTask): string {
  const { lines, palette } = subject;
  const name = { ...SLANTED, spacing: -0.035, width: wall.radius * 1.56 };
  const pivot = `${wall.centre} ${rounded(at(0.63))}`;
  const text =
    pen.letter(lines[0].toUpperCase(), at(lines[1] ? 0.64 : 0.7), 34, palette.light, name) +
    (lines[1] ? pen.letter(lines[1].toUpperCase(), at(0.755), 34, palette.light, name) : '');
  return `<g transform="translate(${pivot}) skewY(-5) translate(${-wall.centre} ${rounded(-at(0.63))})">${text}</g>`;
}

function can(task: LabelTask): string {
  const { subject, wall, pen, at } = task;
  const { palette, brewery, style } = subject;
  const middle = at(0.33);
  return [
    waves(task, middle),
    `<circle cx="${wall.centre}" cy="${rounded(middle + 4)}" r="30" fill="${palette.accent}"/>`,
    pen.emblem(brewery.emblem(palette.deep, palette.accent), middle + 3, 50),
    pen.letter(brewery.name, at(0.115), 11, palette.light, {
      family: 'sans',
      weight: 850,
      spacing: 0.42,
      width: wall.radius * 1.5,
    }),
    ridge(task, at(0.89), 26, 1, 0.75),
    ridge(task, at(0.955), 22, 0),
    slantedName(task),
    style
      ? pen.letter(style.toUpperCase(), at(0.905), 6.8, palette.accent, {
          ...PRINT,
          width: wall.radius * 1.4,
        })
      : '',
    pen.letter(smallPrint(subject, ''), at(0.946), 5.6, palette.light, { family: 'sans', spacing: 0.1 }),
  ].join('');
}

function names({ subject, wall, pen, at, share }: LabelTask): string {
  const { lines, palette, form } = subject;
  if (isKegForm(form) || !lines[1]) {
    const name = { ...SLANTED, spacing: -0.035, width: wall.radius * 1.5 };
    return pen.letter(lines.join(' ').toUpperCase(), at(0.715), share(0.22), palette.light, name);
  }
  const name = { ...SLANTED, spacing: -0.03, width: wall.radius * 1.46 };
  return (
    pen.letter(lines[0].toUpperCase(), at(0.64), share(0.2), palette.light, name) +
    pen.letter(lines[1].toUpperCase(), at(0.79), share(0.2), palette.light, name)
  );
}

function wrap(task: LabelTask): string {
  const { subject, wall, pen, at, share } = task;
  const { palette, brewery, style, form } = subject;
  const middle = at(0.3);
  return [
    waves(task, middle),
    `<circle cx="${wall.centre}" cy="${rounded(middle + 3)}" r="${rounded(share(0.185))}" fill="${palette.accent}"/>`,
    pen.emblem(brewery.emblem(palette.deep, palette.accent), middle + 2.5, share(0.3)),
    ridge(task, at(0.98), share(0.18), 1, 0.8),
    ridge(task, at(1.06), share(0.17), 0),
    names(task),
    style
      ? pen.letter(style.toUpperCase(), at(0.955), isKegForm(form) ? 6.8 : 5.8, palette.accent, {
          ...PRINT,
          width: wall.radius * 1.36,
        })
      : '',
  ].join('');
}
