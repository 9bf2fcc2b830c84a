import { isKegForm } from '../form.ts';
import { rounded } from '../geometry.ts';
import { type Label, type LabelTask, smallPrint } from './label.ts';

const SCRIPT = { weight: 650, italic: true } as const;
const PRINT = { family: 'sans', weight: 650, spacing: 0.14 } as const;

/** CURIOUS CREATURES: a night sky with eyes in it, a moon that an octopus lives on. */
export const curiousLabel: Label = { can, wrap };

function star(fill: string, opacity: number): string {
  const r = 4.2;
  const k = rounded(r * 0.14);
  return `<path d="M0 ${-r}Q${k} ${-k} ${r} 0Q${k} ${k} 0 ${r}Q${-k} ${k} ${-r} 0Q${-k} ${-k} 0 ${-r}Z" fill="${fill}" opacity="${opacity}"/>`;
}

function night({ subject, wall, pen, prefix }: LabelTask): string {
  const { deep, ground } = subject.palette;
  return (
    pen.band(wall.top - 8, wall.bottom + 2, `url(#${prefix}g)`) +
    `<linearGradient id="${prefix}g" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${deep}"/><stop offset=".55" stop-color="${ground}"/><stop offset="1" stop-color="${deep}"/></linearGradient>`
  );
}

/** Stars, dots and eyes in staggered rows; on a can the name's area stays dark. */
function sky({ subject, wall, pen, share }: LabelTask): string {
  if (subject.plain) return '';
  const { light, deep, accent } = subject.palette;
  const eye = `<path d="M-6 0Q0-5.5 6 0 0 5.5-6 0Z" fill="${light}" opacity=".9"/><circle r="2.3" fill="${deep}"/>`;
  const dot = `<circle r="1.3" fill="${light}" opacity=".7"/>`;
  const motifs = [eye, star(accent, 0.85), dot, dot, star(accent, 0.85), dot, dot];
  const rows = subject.form === 'can' ? 11 : 5;
  let drawing = '';
  for (let row = 0; row < rows; row += 1) {
    for (let place = 0; place < 7; place += 1) {
      const angle = -81 + place * 27 + (row % 2 ? 13.5 : 0);
      const behindName = subject.form === 'can' && row >= 8 && Math.abs(angle) < 62;
      if (angle > 84 || behindName) continue;
      const y = wall.top + share((row + 0.5) / rows) - 4;
      drawing += pen.wrap(angle, y, motifs[(row * 3 + place * 5) % 7] ?? dot);
    }
  }
  return drawing;
}

function can(task: LabelTask): string {
  const { subject, wall, pen, at } = task;
  const { palette, lines, brewery, style } = subject;
  const moon =
    `<circle r="43" fill="${palette.deep}" opacity=".55"/><circle r="39" fill="${palette.accent}"/>` +
    `<circle r="39" fill="none" stroke="${palette.light}" stroke-width="1.2" stroke-opacity=".75"/>` +
    `<circle r="34.5" fill="none" stroke="${palette.deep}" stroke-width=".8" stroke-dasharray="1 3.5" stroke-linecap="round"/>`;
  const script = { ...SCRIPT, spacing: -0.01, width: wall.radius * 1.5 };
  return [
    night(task),
    sky(task),
    pen.wrap(0, at(0.335) - 6, moon),
    pen.emblem(brewery.emblem(palette.deep, palette.accent), at(0.335) + 1, 56),
    pen.band(at(0.56), at(0.865), palette.deep, 'opacity=".82"'),
    pen.line(at(0.572), palette.accent, 0.9),
    pen.line(at(0.852), palette.accent, 0.9),
    pen.letter(lines[0], at(lines[1] ? 0.672 : 0.725), 28, palette.light, script),
    lines[1] ? pen.letter(lines[1], at(0.778), 28, palette.light, script) : '',
    style
      ? pen.letter(style.toUpperCase(), at(0.828), 6.6, palette.accent, {
          ...PRINT,
          width: wall.radius * 1.4,
        })
      : '',
    pen.letter(brewery.name, at(0.905), 7.4, palette.light, {
      family: 'sans',
      weight: 700,
      spacing: 0.1,
      width: wall.radius * 1.5,
    }),
    pen.letter(smallPrint(subject, ''), at(0.945), 5.6, palette.light, {
      family: 'sans',
      spacing: 0.1,
      opacity: 0.9,
    }),
  ].join('');
}

function wrap(task: LabelTask): string {
  const { subject, wall, pen, at, share } = task;
  const { palette, lines, brewery, style, form } = subject;
  const moon =
    `<circle r="${rounded(share(0.235))}" fill="${palette.accent}"/>` +
    `<circle r="${rounded(share(0.2))}" fill="none" stroke="${palette.deep}" stroke-width=".7" stroke-dasharray="1 3" stroke-linecap="round"/>`;
  return [
    night(task),
    sky(task),
    pen.wrap(0, at(0.3) - 3, moon),
    pen.emblem(brewery.emblem(palette.deep, palette.accent), at(0.3) + 2, share(0.33)),
    pen.band(at(0.545), at(0.9), palette.deep, 'opacity=".88"'),
    pen.line(at(0.56), palette.accent, 0.8),
    pen.line(at(0.885), palette.accent, 0.8),
    pen.letter(lines.join(' '), at(0.725), share(0.2), palette.light, {
      ...SCRIPT,
      width: wall.radius * 1.55,
    }),
    style
      ? pen.letter(style.toUpperCase(), at(0.82), isKegForm(form) ? 6.6 : 5.8, palette.accent, {
          ...PRINT,
          width: wall.radius * 1.4,
        })
      : '',
  ].join('');
}
