import type { Result } from 'shared-domain/client';
import {
  type CallData,
  type CallInput,
  type RequestOptions,
  type StaffCallName,
  type StaffClient,
  staffClientOver,
} from 'shared-domain/staff-client';

/** For tests: what calls answer, by their names. */
export type StaffAnswers = {
  [Name in StaffCallName]?: (
    input: CallInput<Name>,
    options: RequestOptions,
  ) => Promise<Result<CallData<Name>>>;
};

/** For tests: a staff client whose calls get these answers; any other call is a mistake of the test. */
export const fakeStaffClient = (answers: StaffAnswers): StaffClient =>
  staffClientOver(async (name, input, options = {}) => {
    const answer = answers[name] as StaffAnswers[typeof name];
    if (!answer) throw new Error(`The test has no answer to ${name}`);
    return answer(input, options);
  });
