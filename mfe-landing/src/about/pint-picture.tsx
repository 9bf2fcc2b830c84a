import { useId } from 'react';
import { brandAt } from 'shared-domain/company';
import { breweryOf, Drawn } from 'shared-ui/brand-marks';

function Tap({ x, brand }: { x: number; brand: string }) {
  const brewery = breweryOf(brand);
  return (
    <g transform={`translate(${x} 0)`}>
      <path d="M-13 0h26l-5 96h-16Z" fill={brewery.colour} />
      <path d="M-13 0h9l-2 96h-2Z" fill="#fff" opacity=".22" />
      <circle cy="40" r="15" fill="#FBF7EF" />
      <Drawn transform="translate(0 40) scale(.42)" markup={brewery.emblem(brewery.colour, '#FBF7EF')} />
      <rect x="-9" y="96" width="18" height="12" rx="3" fill="#d5dad7" />
      <path d="M-6 108h12v18q0 6-6 6h-2q-4 0-4-5Z" fill="#9aa3a0" />
    </g>
  );
}

function Glass({ beer }: { beer: string }) {
  return (
    <>
      <linearGradient id={beer} x1="0" x2="1" y1="0" y2="0">
        <stop offset="0" stopColor="#9a5312" />
        <stop offset=".18" stopColor="#D98A2E" />
        <stop offset=".34" stopColor="#F3BE5E" />
        <stop offset=".6" stopColor="#D98A2E" />
        <stop offset="1" stopColor="#8a4710" />
      </linearGradient>
      <path d="M160 56h80l-9 130q-.4 6-6.400 6h-49.200q-6 0-6.400-6Z" fill={`url(#${beer})`} />
      <path d="M158 40q3-12 15-9q6-12 20-7q10-9 21-1q13-6 17 6q13-2 12 13l-2 24H160Z" fill="#FFF6E2" />
      <path d="M160 58h81l-.6 9q-40 7-79.800 0Z" fill="#F0DDB6" />
      <path d="M170 66l8 116" stroke="#fff" strokeWidth="6" strokeLinecap="round" opacity=".42" />
      <g fill="#FFE9B8" opacity=".8">
        <circle cx="200" cy="150" r="2" />
        <circle cx="214" cy="120" r="1.6" />
        <circle cx="206" cy="96" r="1.3" />
        <circle cx="190" cy="128" r="1.5" />
        <circle cx="221" cy="164" r="1.8" />
        <circle cx="196" cy="174" r="1.4" />
      </g>
    </>
  );
}

/** A pint on the bar between two taps. */
export function PintPicture() {
  return (
    <svg viewBox="0 0 400 216" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="400" height="216" fill="var(--company-head)" />
      <circle cx="200" cy="118" r="112" fill="var(--company-head-2)" />
      <circle cx="200" cy="118" r="80" fill="#2a6650" opacity=".7" />
      <Tap x={76} brand={brandAt(0)} />
      <Tap x={324} brand={brandAt(2)} />
      <rect y="190" width="400" height="26" fill="#6B4A2E" />
      <rect y="190" width="400" height="2" fill="#D39A5C" />
      <ellipse cx="208" cy="192" rx="52" ry="5" opacity=".35" />
      <Glass beer={useId()} />
    </svg>
  );
}
