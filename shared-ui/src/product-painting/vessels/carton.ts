import type { Wall } from '../geometry.ts';
import { labelPen } from '../label-pen.ts';
import type { Subject } from '../subject.ts';
import { boxed, groundShadow } from './light.ts';

const FRONT = { left: 44, right: 196, top: 142, bottom: 302 };

/** A flat face is a wall that does not sag. */
const FACE: Wall = { centre: 120, radius: 60, top: FRONT.top, bottom: FRONT.bottom, sag: () => 0 };

/** Anything that isn't a drink: a carton with the brewery's paper on it. */
export function paintCarton(subject: Subject, id: string): string {
  return (
    `<defs>${definitions(id)}</defs>${groundShadow(`${id}s`, 120, 303, 74)}` +
    `<path d="M44 142 62 112H178L196 142Z" fill="url(#${id}top)"/><path d="M62 112H178L196 142H44Z" fill="none" stroke="#6f4a22" stroke-opacity=".5" stroke-width="1"/>` +
    '<path d="M62 112 120 127 178 112" fill="none" stroke="#8a5f30" stroke-opacity=".6" stroke-width="1"/>' +
    `<path d="M44 142H196V299Q196 302 193 302H47Q44 302 44 299Z" fill="url(#${id}kraft)"/>` +
    `<path d="M112 112H128L130 142V164H110V142Z" fill="${subject.palette.accent}" opacity=".92"/>` +
    '<path d="M44 142H196" stroke="#fff" stroke-opacity=".35" stroke-width="1.2"/>' +
    paper(subject, id) +
    `<path d="M44 142H196V299Q196 302 193 302H47Q44 302 44 299Z" fill="url(#${id}light)"/>`
  );
}

const definitions = (id: string) =>
  boxed(`${id}kraft`, 0, 1, [
    [0, '#d3a267'],
    [1, '#b9824a'],
  ]) +
  boxed(`${id}top`, 1, 0, [
    [0, '#e6bd86'],
    [1, '#c08d52'],
  ]) +
  boxed(`${id}light`, 1, 0, [
    [0, '#07110d', 0.18],
    [0.12, '#fff', 0.12],
    [0.34, '#fff', 0.16],
    [0.62, '#07110d', 0],
    [1, '#07110d', 0.26],
  ]);

/** The printed paper: emblem, name, brewery. */
function paper({ palette, brewery, lines, lettering }: Subject, id: string): string {
  const pen = labelPen(FACE, id, lettering);
  const name = { weight: 650, width: 104 };
  return (
    `<rect x="60" y="172" width="120" height="112" rx="4" fill="${palette.light}"/>` +
    `<rect x="64" y="176" width="112" height="104" rx="2" fill="none" stroke="${palette.ground}" stroke-width="1.2"/>` +
    pen.emblem(brewery.emblem(palette.ground, palette.light), 200, 36) +
    pen.letter(lines[0], lines[1] ? 238 : 246, 20, palette.deep, name) +
    (lines[1] ? pen.letter(lines[1], 257, 20, palette.deep, name) : '') +
    pen.letter(brewery.name.toUpperCase(), 272, 6.6, palette.ground, {
      family: 'sans',
      weight: 700,
      spacing: 0.16,
      width: 100,
    })
  );
}
