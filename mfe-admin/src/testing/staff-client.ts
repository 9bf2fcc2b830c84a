import type { StaffCalls, StaffClient } from 'shared-domain/staff-client';
import { type CallFakes, fakeCall } from 'shared-domain/testing';

export type StaffAnswers = CallFakes<StaffCalls>;

/** For tests: a staff client with these answers; any other call throws. */
export const fakeStaffClient = (answers: StaffAnswers): StaffClient => ({
  call: fakeCall<StaffCalls>(answers, (name) => {
    throw new Error(`The test has no answer to ${name}`);
  }),
});
