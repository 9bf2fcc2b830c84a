import type { Client } from 'shared-domain/client';
import { ErrorState, Loading } from 'shared-ui/states';
import { useLicenseeAnswer } from '../licensee/use-licensee-answer.ts';
import styles from './account.module.css';
import { accountCall } from './account-call.ts';
import { Invite } from './invite.tsx';
import { MemberPage } from './member-page.tsx';
import { PeopleList } from './people-list.tsx';

/** Who can sign in to the account, for its managers (PEOPLE-4, PEOPLE-5). */
export function PeoplePage() {
  return (
    <MemberPage title="People" needs="manage">
      <People />
    </MemberPage>
  );
}

const readPeople = (client: Client) => accountCall(client)('accountPeople');

function People() {
  const { answer, setAnswer, load } = useLicenseeAnswer(readPeople);
  if (answer === null) return <Loading>Loading the people of your account...</Loading>;
  if (!answer.ok)
    return (
      <ErrorState title="The people of your account could not be loaded" onRetry={load}>
        {answer.problem.detail}
      </ErrorState>
    );
  return (
    <div className={styles.columns}>
      <PeopleList people={answer.data.people} onChanged={setAnswer} />
      <Invite onChanged={setAnswer} />
    </div>
  );
}
