/**
 * Days in the form in which the driver's page records them: when the truck left, and when each stop ended, in company time.
 * Written by hand until production has recorded some (ADR 039).
 */
export const RECORDED_RUNS: readonly (readonly [what: string, left: string, ends: string])[] = [
  [
    'downtown, a short lunch',
    '08:50',
    '09:12 09:27 09:45 09:58 10:20 10:33 10:51 11:06 11:24 12:11 12:27 12:48 13:02',
  ],
  ['kegs into cellars', '08:35', '09:10 09:38 10:01 10:33 10:56 11:30 12:45 13:09 13:41 14:10 14:33'],
  ['suburbs, long drives', '09:05', '09:52 10:15 10:47 11:08 11:46 12:20 13:14 13:40 14:16 14:38'],
  [
    'traffic in the afternoon',
    '12:30',
    '12:55 13:08 13:24 13:37 13:55 14:17 14:44 15:10 15:42 16:08 16:39 17:02',
  ],
  [
    'two doors in one building, twice',
    '09:00',
    '09:24 09:28 09:47 10:03 10:22 10:25 10:44 11:05 11:17 11:40',
  ],
  ['a slow start, then quick', '08:45', '09:31 10:02 10:27 10:41 10:52 11:06 11:16 11:30 11:39 11:55'],
  ['closed doors, and a wait at one', '09:10', '09:35 09:41 10:02 10:17 10:55 11:12 11:19 11:36 11:58 12:14'],
  ['an even morning', '08:55', '09:15 09:33 09:50 10:09 10:26 10:45 11:01 11:20 11:38'],
  [
    'retail parcels between pubs',
    '10:00',
    '10:19 10:28 10:36 10:54 11:01 11:13 11:31 11:38 11:49 12:32 12:41 12:55 13:12 13:20',
  ],
  ['a ferry in the middle', '07:40', '08:25 08:47 09:06 09:28 11:14 11:36 11:53 12:19 12:37'],
  ['snow', '09:00', '09:55 10:31 11:14 11:48 12:40 13:55 14:33 15:20'],
  ['three stops only', '13:00', '13:26 13:51 14:08'],
];
