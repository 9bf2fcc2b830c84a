import { isKegForm } from '../form.ts';
import { angles, rounded } from '../geometry.ts';
import { type Label, type LabelTask, smallPrint } from './label.ts';

const NAME = { weight: 750 } as const;

/** CZECH BROS: cream paper, folk lozenges, an oval medallion. */
export const czechLabel: Label = { can, wrap };

/** A frieze of lozenges with dots between them. */
function lozenges({ subject, pen }: LabelTask, y: number, step: number, r: number): string {
  const { ground, accent } = subject.palette;
  const lozenge =
    `<path d="M0-${r}L${rounded(r * 0.72)} 0 0 ${r}-${rounded(r * 0.72)} 0Z" fill="${ground}"/>` +
    `<path d="M0-${rounded(r * 0.45)}L${rounded(r * 0.32)} 0 0 ${rounded(r * 0.45)}-${rounded(r * 0.32)} 0Z" fill="${accent}"/>`;
  const dots = [-1, 1]
    .map((side) => `<circle r="${rounded(r * 0.18)}" cy="${rounded(side * r * 0.62)}" fill="${ground}"/>`)
    .join('');
  return [
    ...angles(84, step).map((angle) => pen.wrap(angle, y, lozenge)),
    ...angles(84, step, -84 + step / 2).map((angle) => pen.wrap(angle, y, dots)),
  ].join('');
}

function can(task: LabelTask): string {
  const { subject, wall, pen, at } = task;
  const { palette, lines, brewery, style, plain } = subject;
  const { ground, accent, light, deep } = palette;
  const medallion =
    `<ellipse rx="41" ry="42" fill="${ground}"/><ellipse rx="37.5" ry="38.5" fill="none" stroke="${accent}" stroke-width="1.3"/>` +
    `<ellipse rx="35" ry="36" fill="none" stroke="${light}" stroke-width=".6" stroke-opacity=".7"/>`;
  const name = { ...NAME, spacing: -0.01, width: wall.radius * 1.6 };
  return [
    pen.band(wall.top - 8, wall.bottom + 2, light),
    pen.band(wall.top - 8, at(0.075), ground),
    pen.line(at(0.09), accent, 1.6),
    plain ? '' : lozenges(task, at(0.135), 14, 8.5),
    pen.line(at(0.185), accent, 1.2),
    pen.wrap(0, at(0.37) - 6, medallion),
    pen.emblem(brewery.emblem(light, ground), at(0.37) + 2, 54),
    pen.letter(lines[0], at(lines[1] ? 0.66 : 0.69), lines[1] ? 27 : 30, deep, name),
    lines[1] ? pen.letter(lines[1], at(0.755), 27, deep, name) : '',
    style
      ? pen.letter(style.toUpperCase(), at(lines[1] ? 0.8 : 0.75), 7, ground, {
          family: 'sans',
          weight: 700,
          spacing: 0.16,
          width: wall.radius * 1.4,
        })
      : '',
    pen.line(at(0.83), accent, 1.2),
    pen.band(at(0.845), wall.bottom + 2, ground),
    pen.letter(brewery.name, at(0.912), 12, light, { weight: 700, spacing: 0.1 }),
    pen.letter(smallPrint(subject), at(0.953), 5.4, light, { family: 'sans', spacing: 0.08 }),
  ].join('');
}

/** Two lozenges each side of a keg's medallion. */
function kegLozenges({ subject, pen, at }: LabelTask): string {
  if (!isKegForm(subject.form)) return '';
  const { ground, accent } = subject.palette;
  const motif = `<path d="M0-15L9 0 0 15-9 0Z" fill="${ground}"/><path d="M0-7L4 0 0 7-4 0Z" fill="${accent}"/>`;
  return [-62, -50, 50, 62].map((angle) => pen.wrap(angle, at(0.44), motif)).join('');
}

function names({ subject, wall, pen, at, share }: LabelTask): string {
  const { lines, palette, form } = subject;
  if (!lines[1] || isKegForm(form)) {
    const width = wall.radius * 1.42;
    return pen.letter(lines.join(' '), at(0.635), share(0.2), palette.deep, { ...NAME, width });
  }
  const name = { ...NAME, width: wall.radius * 1.5 };
  return (
    pen.letter(lines[0], at(0.585), share(0.15), palette.deep, name) +
    pen.letter(lines[1], at(0.71), share(0.15), palette.deep, name)
  );
}

function wrap(task: LabelTask): string {
  const { subject, wall, pen, at, share } = task;
  const { ground, accent, light } = subject.palette;
  const medallion =
    `<ellipse rx="${rounded(share(0.185))}" ry="${rounded(share(0.165))}" fill="${ground}"/>` +
    `<ellipse rx="${rounded(share(0.165))}" ry="${rounded(share(0.147))}" fill="none" stroke="${accent}" stroke-width=".8"/>`;
  return [
    pen.band(wall.top - 8, wall.bottom + 2, light),
    pen.band(wall.top - 6, at(0.09), ground),
    pen.line(at(0.115), accent, 1.1),
    pen.band(at(0.785), wall.bottom + 4, ground),
    pen.line(at(0.76), accent, 1.1),
    kegLozenges(task),
    pen.wrap(0, at(0.29) - 3, medallion),
    pen.emblem(subject.brewery.emblem(light, ground), at(0.29) + 2.5, share(0.23)),
    names(task),
    pen.letter(subject.brewery.name, at(0.915), share(0.085), light, { weight: 700, spacing: 0.1 }),
  ].join('');
}
