import { rounded } from '../geometry.ts';
import { paintLabel } from '../labels/index.ts';
import type { Subject } from '../subject.ts';
import { type KegShape, kegShape } from './keg-shape.ts';
import { chime, kegTop } from './keg-top.ts';
import { boxed, cylinderLight, groundShadow, steel } from './light.ts';

/** A steel keg of 50, 30 or 20 litres with a wrap label between its hoops. */
export function paintKeg(subject: Subject, id: string): string {
  const shape = kegShape(subject.form);
  const { wall, left, width, foot } = shape;
  return (
    `<defs>${definitions(shape, id)}</defs>` +
    groundShadow(`${id}s`, 120, foot + 8, wall.radius * 0.95) +
    base(shape, id) +
    `<path d="${shape.body}" fill="url(#${id}st)"/>` +
    `<g clip-path="url(#${id}c)"><rect x="${left}" y="${shape.bodyTop - 8}" width="${width}" height="${shape.bodyBottom - shape.bodyTop + 30}" fill="url(#${id}vv)"/></g>` +
    `<g clip-path="url(#${id}lc)">${paintLabel(subject, wall, id)}<rect x="${left}" y="${rounded(wall.top - 4)}" width="${width}" height="${rounded(wall.bottom - wall.top + 24)}" fill="url(#${id}cy)"/></g>` +
    `<path d="M${left} ${rounded(wall.bottom)}A${wall.radius} ${rounded(wall.sag(wall.bottom))} 0 0 0 ${left + width} ${rounded(wall.bottom)}" fill="none" stroke="#0a1510" stroke-opacity=".4" stroke-width="1"/>` +
    hoop(shape, id, shape.upperHoop) +
    hoop(shape, id, shape.lowerHoop) +
    kegTop(shape, id, subject.palette.ground) +
    chime(shape, id)
  );
}

function definitions({ wall, left, width, body }: KegShape, id: string): string {
  const right = left + width;
  const { radius, sag, top, bottom } = wall;
  const label = `M${left} ${rounded(top)}A${radius} ${rounded(sag(top))} 0 0 0 ${right} ${rounded(top)}V${rounded(bottom)}A${radius} ${rounded(sag(bottom))} 0 0 1 ${left} ${rounded(bottom)}Z`;
  return (
    steel(`${id}st`, left, right) +
    cylinderLight(`${id}cy`, left, right, 0.7) +
    `<clipPath id="${id}c"><path d="${body}"/></clipPath><clipPath id="${id}lc"><path d="${label}"/></clipPath>` +
    boxed(`${id}in`, 1, 0, [
      [0, '#aab1ae'],
      [0.3, '#5b6461'],
      [0.7, '#39423f'],
      [1, '#a5aba6'],
    ]) +
    boxed(`${id}vv`, 0, 1, [
      [0, '#0a1510', 0.3],
      [0.14, '#0a1510', 0],
      [0.8, '#0a1510', 0],
      [1, '#0a1510', 0.42],
    ])
  );
}

/** The lower chime that it stands on. */
function base(
  { bodyBottom, foot, wall, chimeLeft: left, chimeRight: right, chime: r }: KegShape,
  id: string,
): string {
  const sag = rounded(wall.sag(foot));
  return (
    `<path d="M${left} ${bodyBottom - 6}V${foot}A${r} ${sag} 0 0 0 ${right} ${foot}V${bodyBottom - 6}Z" fill="url(#${id}st)"/>` +
    `<path d="M${left} ${bodyBottom + 1}A${r} ${sag} 0 0 0 ${right} ${bodyBottom + 1}V${bodyBottom + 9}A${r} ${sag} 0 0 1 ${left} ${bodyBottom + 9}Z" fill="#0a1510" opacity=".42"/>` +
    `<path d="M${left} ${foot - 4}A${r} ${sag} 0 0 0 ${right} ${foot - 4}" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="1.2"/>`
  );
}

/** A rolled hoop round the body. */
function hoop({ wall, left, width }: KegShape, id: string, y: number): string {
  const right = left + width;
  const sag = rounded(wall.sag(y));
  const upper = rounded(y - 5);
  const lower = rounded(y + 5);
  const arc = (height: number) => `M${left} ${height}A${wall.radius} ${sag} 0 0 0 ${right} ${height}`;
  return (
    `<path d="${arc(upper)}Q${right + 2.6} ${rounded(y)} ${right} ${lower}A${wall.radius} ${sag} 0 0 1 ${left} ${lower}Q${rounded(left - 2.6)} ${rounded(y)} ${left} ${upper}Z" fill="url(#${id}st)"/>` +
    `<path d="${arc(upper)}" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="1"/>` +
    `<path d="${arc(lower)}" fill="none" stroke="#111a17" stroke-opacity=".5" stroke-width="1.6"/>`
  );
}
