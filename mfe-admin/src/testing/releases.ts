import type { ReleaseState } from 'shared-domain/contracts';

export const testRelease = (
  app: string,
  version: string,
  more: Partial<ReleaseState> = {},
): ReleaseState => ({
  app,
  version,
  release: `${version}+a6f09d4`,
  since: '2026-07-20T15:02:00.000Z',
  by: 'nora.whitfield@cbo.example',
  errors: 0,
  suspect: false,
  previous: [{ release: '5.2.0+0be8813', version: '5.2.0', at: '2026-11-09T19:15:00.000Z' }],
  ...more,
});

export const SUSPECT = testRelease('mfe-dtc', '5.2.1', {
  errors: 23,
  suspect: true,
  hours: [0, 0, 4, 19],
  failures: [
    {
      message: "Cannot read properties of undefined (reading 'amount')",
      page: '/dtc/cart',
      count: 19,
      firstAt: '2026-07-20T15:31:00.000Z',
      seenBefore: false,
    },
  ],
});
