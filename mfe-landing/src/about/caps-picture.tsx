import { Fragment } from 'react';
import { brandAt } from 'shared-domain/company';
import { BrandCap } from 'shared-ui/brand-marks';

const CAPS = [
  { x: 70, y: 72, scale: 1.35, turn: -10 },
  { x: 196, y: 66, scale: 1.5, turn: 8 },
  { x: 326, y: 78, scale: 1.35, turn: -6 },
  { x: 132, y: 158, scale: 1.35, turn: 12 },
  { x: 262, y: 156, scale: 1.45, turn: -12 },
];

const BOARDS = Array.from({ length: 9 }, (_, board) => `M0 ${board * 27}h400`).join('');

/** Breweries' crown caps on a board. */
export function CapsPicture() {
  return (
    <svg viewBox="0 0 400 216" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="400" height="216" fill="#E9C48C" />
      <path d={BOARDS} stroke="#B98443" strokeWidth="1.5" opacity=".55" />
      {CAPS.map(({ x, y, scale, turn }, place) => (
        <Fragment key={x}>
          <ellipse cx={x + 5} cy={y + 8} rx={26 * scale} ry={24 * scale} fill="#5b3208" opacity=".34" />
          <g
            transform={`translate(${x - 27 * scale} ${y - 27 * scale}) rotate(${turn} ${27 * scale} ${27 * scale})`}
          >
            <BrandCap brand={brandAt(place)} size={54 * scale} />
          </g>
        </Fragment>
      ))}
    </svg>
  );
}
