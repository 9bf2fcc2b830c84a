import { CompanyEmblem, CROWN_CAP_PATH } from 'shared-ui/brand-marks';
import { fir } from '../hero/land.ts';

const FIRS = [24, 44, 372, 352].map((x, place) => fir(x, 160, 54 + place * 7)).join('');

function Road() {
  return (
    <>
      <rect width="400" height="216" fill="#CFE0DA" />
      <circle cx="316" cy="70" r="30" fill="#F4C27A" />
      <path d="M0 140 60 84 96 112 150 58 196 104 240 74 320 126 400 92V216H0Z" fill="#7FA894" />
      <path d="M0 150 80 122 160 146 250 118 330 148 400 128V216H0Z" fill="#3F7A62" />
      <rect y="158" width="400" height="58" fill="#12372A" />
      <path d="M0 188h400" stroke="#F4C27A" strokeWidth="3" strokeDasharray="26 20" opacity=".8" />
      <path d={FIRS} fill="#0d2b20" />
    </>
  );
}

/** The company's cold van on the road along the mountains. */
export function VanPicture() {
  return (
    <svg viewBox="0 0 400 216" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Road />
      <g transform="translate(104 78)">
        <ellipse cx="100" cy="104" rx="112" ry="7" opacity=".3" />
        <path d="M8 10q0-8 8-8h112q8 0 8 8v86H8Z" fill="#FBF7EF" />
        <path d="M136 24h30q8 0 12 7l18 28q4 3 4 9v28h-64Z" fill="#E3A04F" />
        <path d="M144 34h20q5 0 8 5l12 20h-40Z" fill="#12372A" />
        <path d="M148 36h8l-8 14Z" fill="#fff" opacity=".3" />
        <path d="M8 78h128v18H8Z" fill="#E3A04F" />
        <g transform="translate(50 42) scale(.98)">
          <path d={CROWN_CAP_PATH} fill="#E3A04F" />
          <circle r="20" fill="#F0B76A" />
          <CompanyEmblem />
        </g>
        <path
          d="M84 34h40M84 44h30M84 54h36"
          stroke="#12372A"
          strokeWidth="4"
          strokeLinecap="round"
          opacity=".8"
        />
        <rect x="192" y="72" width="9" height="9" rx="3" fill="#FFF3D0" />
        <path
          d="M26 97a16 16 0 1 0 32 0 16 16 0 1 0-32 0M144 97a16 16 0 1 0 32 0 16 16 0 1 0-32 0"
          fill="#16211C"
        />
        <path d="M35 97a7 7 0 1 0 14 0 7 7 0 1 0-14 0M153 97a7 7 0 1 0 14 0 7 7 0 1 0-14 0" fill="#B9C0BD" />
      </g>
    </svg>
  );
}
