import type { Wall } from '../geometry.ts';
import { paintLabel } from '../labels/index.ts';
import type { Subject } from '../subject.ts';
import { aluminium, boxed, cylinderLight, groundShadow, veil } from './light.ts';

const BODY =
  'M75.5 37C75 46 63 49 63 66V276C63 287 69.5 290 72.5 297.5A47.5 7.5 0 0 0 167.5 297.5C170.5 290 177 287 177 276V66C177 49 165 46 164.5 37Z';

const WALL: Wall = { centre: 120, radius: 57, top: 50, bottom: 288, sag: (y) => 4 + (4.2 * (y - 40)) / 250 };

/** A 473 mL can. */
export function paintCan(subject: Subject, id: string): string {
  return (
    `<defs>${definitions(id)}</defs>${groundShadow(`${id}s`, 120, 302, 50)}` +
    `<path d="${BODY}" fill="url(#${id}al)"/>` +
    `<g clip-path="url(#${id}c)">${paintLabel(subject, WALL, id)}${metal(id)}${shine(id)}</g>${lid(id)}`
  );
}

const definitions = (id: string) =>
  aluminium(`${id}al`, 63, 177) +
  cylinderLight(`${id}cy`, 63, 177) +
  veil(`${id}v`, 40, 300) +
  `<clipPath id="${id}c"><path d="${BODY}"/></clipPath>` +
  boxed(`${id}lid`, 1, 0.25, [
    [0, '#8d9598'],
    [0.35, '#eef1f1'],
    [0.6, '#b4bbbd'],
    [1, '#737b7e'],
  ]) +
  boxed(`${id}stk`, 0, 1, [
    [0, '#fff', 0.1],
    [0.1, '#fff', 0.55],
    [0.85, '#fff', 0.28],
    [1, '#fff', 0],
  ]);

/** Bare aluminium below the label and at the neck. */
const metal = (id: string) =>
  `<path d="M63 286A57 8.6 0 0 0 177 286V310H63Z" fill="url(#${id}al)"/>` +
  '<path d="M63 286A57 8.6 0 0 0 177 286" fill="none" stroke="#07110d" stroke-opacity=".35" stroke-width="1"/>' +
  `<path d="M60 30H180V42A57 5.5 0 0 1 60 42Z" fill="url(#${id}al)"/>`;

const shine = (id: string) =>
  `<rect x="60" y="30" width="120" height="280" fill="url(#${id}cy)"/>` +
  `<rect x="60" y="30" width="120" height="280" fill="url(#${id}v)"/>` +
  '<path d="M60 36H180V58Q120 70 60 58Z" fill="#07110d" opacity=".14"/>' +
  '<path d="M77 40C78 50 68 52 67 66L72 68C73 56 82 52 83 42Z" fill="#fff" opacity=".26"/>' +
  `<path d="M86 68C85.5 140 85.5 210 87 280L96 281C95 210 95 140 95.5 69Z" fill="url(#${id}stk)" opacity=".55"/>`;

const lid = (id: string) =>
  `<path d="M73.5 30V35.5A46.5 7 0 0 0 166.5 35.5V30Z" fill="url(#${id}al)"/>` +
  '<path d="M73.5 35.5A46.5 7 0 0 0 166.5 35.5" fill="none" stroke="#2d3436" stroke-opacity=".5" stroke-width=".9"/>' +
  '<ellipse cx="120" cy="30" rx="46.5" ry="7" fill="#e9ecec"/><ellipse cx="120" cy="30.3" rx="44" ry="6.2" fill="#5d6568"/>' +
  `<ellipse cx="120" cy="31.1" rx="42" ry="5.3" fill="url(#${id}lid)"/>` +
  '<ellipse cx="121" cy="31.8" rx="12.5" ry="2.3" fill="#dfe3e4" stroke="#6b7376" stroke-width=".7"/>' +
  '<ellipse cx="116" cy="31.7" rx="3.6" ry=".9" fill="#6b7376"/>' +
  '<ellipse cx="138" cy="32" rx="12" ry="2.2" fill="none" stroke="#7d8588" stroke-width=".5"/>' +
  '<path d="M76 28.5A46 6.2 0 0 1 118 23.1" fill="none" stroke="#fff" stroke-width="1.3" stroke-linecap="round"/>';
