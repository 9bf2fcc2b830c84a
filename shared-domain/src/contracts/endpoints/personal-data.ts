import type { CallName } from '../../calls/index.ts';
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
    summary: 'What is stored of one address, and what an erasure would leave',
    request: personalDataRequest,
    response: personalDataJson,
  },
  exportPersonalData: {
    ...staff,
    recentPasskey: true,
    summary: 'Everything that is stored of one address',
    request: personalDataRequest,
    response: personalDataFile,
  },
  erasePersonalData: {
    ...staff,
    role: 'owner',
    recentPasskey: true,
    summary: 'Erase what is stored of one address, but for what has to stay; answers what is left',
    request: erasureRequest,
    response: personalDataJson,
    problems: ['stale'],
  },
  retention: {
    ...staff,
    summary: 'After how many days personal data is erased, and what the next night erases',
    response: retentionJson,
  },
} as const satisfies Partial<Record<CallName, EndpointContract>>;
