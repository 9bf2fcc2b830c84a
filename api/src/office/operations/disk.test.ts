import { diskFullReason, indexSpaceMessage } from './disk.ts';

const MEGABYTE = 1024 * 1024;

test('A disk with hardly any space left is full, and the message names its folder and how much is needed', () => {
  expect(diskFullReason('/data/mongo', () => 3 * MEGABYTE)).toBe(
    "the disk that holds the database's folder /data/mongo is full: 3 MB are free, at least 32 MB are needed",
  );
  expect(diskFullReason('/data/mongo', () => 33 * MEGABYTE)).toBeUndefined();
});

test('Nothing is reported for a database on another machine or a missing folder', () => {
  expect(diskFullReason(undefined, () => 0)).toBeUndefined();
  expect(diskFullReason('/nowhere/at/all')).toBeUndefined();
});

test('A start with too little space for the indexes says in one line how much there is and how much is needed', () => {
  const cause = new Error(
    'available disk space of 337551360 bytes is less than required minimum of 524288000',
  );
  expect(indexSpaceMessage(cause, '/data/mongo')).toBe(
    "The database's disk (/data/mongo) has 321 MB free, and 500 MB are needed to build its indexes: make room, or choose a folder on another disk.",
  );
  expect(indexSpaceMessage(new Error('something else'))).toBeUndefined();
});
