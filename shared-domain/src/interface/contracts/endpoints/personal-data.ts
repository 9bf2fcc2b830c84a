import type { CallName } from '../../../foundation/calls/index.ts';
import {
  erasureRequest,
  personalDataFile,
  personalDataJson,
  personalDataRequest,
  retentionJson,
} from '../personal-data.ts';
import type { EndpointContract } from './endpoint.ts';

const staff = { who: 'staff', role: 'office', rate: 'staff', status: 200 } as const;

/** What is stored of one person, for staff. */
export const personalDataEndpoints = {
  personalData: {
    ...staff,
    summary: 'What is stored about an address, and what an erasure would have to keep',
    request: personalDataRequest,
    response: personalDataJson,
  },
  exportPersonalData: {
    ...staff,
    recentPasskey: true,
    summary: 'Export everything stored about an address',
    request: personalDataRequest,
    response: personalDataFile,
  },
  erasePersonalData: {
    ...staff,
    role: 'owner',
    recentPasskey: true,
    summary: 'Erase what is stored about an address, except what must be kept; returns what is left',
    request: erasureRequest,
    response: personalDataJson,
    problems: ['stale'],
  },
  retention: {
    ...staff,
    summary: 'Retention periods of personal data, and what the next nightly run erases',
    response: retentionJson,
  },
} as const satisfies Partial<Record<CallName, EndpointContract>>;
