import { cosine, rounded, sine, type Wall } from '../geometry.ts';
import { labelPen } from '../label-pen.ts';
import { paintLabel } from '../labels/index.ts';
import type { Subject } from '../subject.ts';
import { BOTTLE_OUTLINE } from './bottle-outline.ts';
import { bottleDefinitions, type Glass, glassOf } from './glass.ts';
import { groundShadow } from './light.ts';

const sag = (y: number) => 3 + (3.4 * (y - 30)) / 270;
const WALL: Wall = { centre: 120, radius: 47, top: 172, bottom: 284, sag };
const NECK: Wall = { centre: 120, radius: 15.2, top: 74, bottom: 96, sag: () => 2.2 };

/** A long-neck bottle: green glass for cider, amber for beer. */
export function paintBottle(subject: Subject, id: string): string {
  const glass = glassOf(subject);
  const label = `M73 172A47 ${rounded(sag(172))} 0 0 0 167 172V284A47 ${rounded(sag(284))} 0 0 1 73 284Z`;
  return (
    `<defs>${bottleDefinitions(id, glass)}<clipPath id="${id}lc"><path d="${label}"/></clipPath></defs>` +
    groundShadow(`${id}s`, 120, 306, 44) +
    body(id) +
    `<g clip-path="url(#${id}c)">${liquid(id, glass)}` +
    `<g clip-path="url(#${id}lc)">${paintLabel(subject, WALL, id)}<rect x="70" y="160" width="100" height="140" fill="url(#${id}cy)"/></g>` +
    `<g>${neckLabel(subject, id)}</g>${reflections(glass)}</g>` +
    lip(glass) +
    cap(subject, id)
  );
}

const body = (id: string) => `<path d="${BOTTLE_OUTLINE}" fill="url(#${id}gl)"/>`;

const liquid = (id: string, { edge, glow }: Glass) =>
  `<g mask="url(#${id}mk)"><rect x="100" y="30" width="40" height="110" fill="url(#${id}gn)"/></g>` +
  `<path d="M73 150C76 128 104 124 104.5 94H109C109 128 84 130 79 160V172H73Z" fill="${edge}" opacity=".8"/>` +
  `<path d="M167 150C164 128 136 124 135.5 94H133.5C133.5 126 158 130 163.5 160V172H167Z" fill="${edge}" opacity=".65"/>` +
  `<rect x="100" y="30" width="40" height="26" fill="url(#${id}air)"/><ellipse cx="120" cy="56" rx="15.5" ry="2" fill="${glow}" opacity=".55"/>` +
  `<rect x="70" y="120" width="100" height="60" fill="url(#${id}glow)"/><rect x="70" y="284" width="100" height="24" fill="${edge}" opacity=".45"/>` +
  '<path d="M73 170A47 5 0 0 0 167 170V286A47 6.5 0 0 1 73 286Z" fill="#0a0603" opacity=".4"/>';

function neckLabel({ palette, brewery }: Subject, id: string): string {
  const pen = labelPen(NECK, `${id}n`);
  return (
    pen.band(74, 97, palette.ground) +
    pen.line(76.5, palette.accent, 1) +
    pen.line(94.5, palette.accent, 1) +
    pen.emblem(brewery.emblem(palette.light, palette.ground), 87.5, 15) +
    `<rect x="104" y="70" width="32" height="34" fill="url(#${id}cn)"/>`
  );
}

const reflections = ({ glow }: Glass) =>
  '<path d="M109 40V96C109 122 80 126 80 160V170L86 171V162C86 132 113.5 126 113.5 97V40Z" fill="#fff" opacity=".42"/>' +
  `<path d="M131.8 44V94C131.8 118 160 126 162.5 158" fill="none" stroke="${glow}" stroke-width="1.6" opacity=".8"/>` +
  '<path d="M80 288V296Q80 299 85 300" fill="none" stroke="#fff" stroke-width="3" opacity=".35" stroke-linecap="round"/>';

const lip = ({ edge, middle, glow }: Glass) =>
  `<path d="M102.5 32.5Q102.5 30 105 30H135Q137.5 30 137.5 32.5V39Q137.5 41.5 135 41.5H105Q102.5 41.5 102.5 39Z" fill="${middle}"/>` +
  `<path d="M103 32Q103 30 106 30H110V41.5H106Q103 41.5 103 39Z" fill="${edge}"/>` +
  '<rect x="107.5" y="31" width="4" height="10" rx="2" fill="#fff" opacity=".5"/>' +
  `<rect x="131.5" y="31" width="3" height="10" rx="1.5" fill="${glow}" opacity=".7"/>`;

/** A crimped cap in the label's ground. */
function cap({ palette }: Subject, id: string): string {
  const teeth = Array.from({ length: 10 }, (_, index) => -90 + index * 20).map(
    (angle) =>
      `<path d="M${rounded(120 + 19.4 * sine(angle - 8))} 22L${rounded(120 + 20.4 * sine(angle))} ${rounded(29.5 + 1.6 * cosine(angle))}L${rounded(120 + 19.4 * sine(angle + 8))} 22Z" fill="${palette.ground}"/>`,
  );
  return (
    teeth.join('') +
    `<path d="M100.5 24V18Q102 12.5 112 11.5H128Q138 12.5 139.5 18V24Q120 30 100.5 24Z" fill="${palette.ground}"/>` +
    `<path d="M100 31V18Q102 12.5 112 11.5H128Q138 12.5 140 18V31Q120 33 100 31Z" fill="url(#${id}cap)"/>` +
    '<ellipse cx="120" cy="15" rx="15.5" ry="3.2" fill="#fff" opacity=".2"/>'
  );
}
