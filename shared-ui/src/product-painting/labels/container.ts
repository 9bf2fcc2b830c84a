import { isKegForm } from '../form.ts';
import { angles, cosine, rounded, sine } from '../geometry.ts';
import { type Label, type LabelTask, smallPrint } from './label.ts';

const STENCIL = { family: 'sans', weight: 850, spacing: -0.02 } as const;

/** CONTAINER, and unknown breweries: corrugated steel, a white plate, stencilled capitals. */
export const containerLabel: Label = { can, wrap };

function corrugation({ subject, wall, pen }: LabelTask): string {
  const { palette } = subject;
  const { centre, radius, top, bottom } = wall;
  const rib = (angle: number, ink: string, width: number) =>
    `<path d="M${rounded(centre + radius * sine(angle))} ${top - 9}V${bottom + 12}" ${ink} stroke-width="${rounded(width)}"/>`;
  const ribs = angles(84, 9).map(
    (angle) =>
      rib(angle, `stroke="${palette.deep}" stroke-opacity=".42"`, Math.max(0.6, 2.6 * cosine(angle))) +
      rib(angle + 2.8, 'stroke="#fff" stroke-opacity=".2"', Math.max(0.4, 1.5 * cosine(angle))),
  );
  return pen.band(top - 8, bottom + 2, palette.ground) + (subject.plain ? '' : ribs.join(''));
}

function can(task: LabelTask): string {
  const { subject, wall, pen, at } = task;
  const { palette, lines, brewery, style } = subject;
  const plate = { ...STENCIL, width: wall.radius * 1.56 };
  return [
    corrugation(task),
    pen.band(at(0.115), at(0.155), palette.accent),
    pen.emblem(brewery.emblem(palette.light, palette.deep), at(0.29), 54),
    pen.panel(64, at(0.42), at(0.745), palette.light),
    pen.letter(lines[0].toUpperCase(), at(lines[1] ? 0.555 : 0.6), 23, palette.deep, plate),
    lines[1] ? pen.letter(lines[1].toUpperCase(), at(0.645), 23, palette.deep, plate) : '',
    style
      ? pen.letter(style.toUpperCase(), at(0.715), 7, palette.deep, {
          family: 'sans',
          weight: 650,
          spacing: 0.12,
          width: wall.radius * 1.4,
        })
      : '',
    pen.letter(brewery.name.toUpperCase(), at(0.845), 11.5, palette.light, {
      family: 'sans',
      weight: 800,
      spacing: 0.2,
    }),
    pen.letter(smallPrint(subject), at(0.9), 6, palette.light, {
      family: 'sans',
      spacing: 0.08,
      opacity: 0.92,
    }),
  ].join('');
}

function wrap(task: LabelTask): string {
  const { subject, wall, pen, at, share } = task;
  const { palette, lines, brewery, form } = subject;
  const plate = { ...STENCIL, width: wall.radius * 1.42 };
  return [
    corrugation(task),
    pen.band(wall.top - 6, at(0.1), palette.accent),
    pen.band(at(0.9), wall.bottom + 4, palette.accent),
    pen.panel(isKegForm(form) ? 58 : 60, at(0.155), at(0.845), palette.light),
    pen.emblem(brewery.emblem(palette.ground, palette.light), at(0.375), share(0.27)),
    pen.letter(lines[0].toUpperCase(), at(lines[1] ? 0.655 : 0.72), share(0.19), palette.deep, plate),
    lines[1] ? pen.letter(lines[1].toUpperCase(), at(0.8), share(0.19), palette.deep, plate) : '',
  ].join('');
}
