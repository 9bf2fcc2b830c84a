import { type FormEvent, useState } from 'react';
import { type PersonalDataJson, personalDataRequest } from 'shared-domain/contracts';
import { dayOf } from 'shared-domain/dates';
import { Icon } from 'shared-ui/icons';
import { May, saveFile, useCall, useChange, useToast } from '../../data/calls/index.ts';
import { Quiet, Row, Stack, Text } from '../../kit/layout/index.ts';
import {
  Button,
  Card,
  CardNote,
  countText,
  Failed,
  InputField,
  Nothing,
  Question,
  WaitingRows,
} from '../../kit/parts/index.ts';
import { fateOf, KIND_NAMES } from './labels.ts';
import styles from './personal-data.module.css';

type EraseDialogProps = {
  data: PersonalDataJson;
  busy: boolean;
  onErase: () => Promise<void>;
  onClose: () => void;
};

/** Confirms an erasure, which can't be undone, with what is deleted and what stays (PRIVACY-5). */
function EraseDialog({ data: { email, found }, busy, onErase, onClose }: EraseDialogProps) {
  return (
    <Question
      title="Erase this person's data?"
      context={email}
      width={480}
      before={<Quiet>This cannot be undone.</Quiet>}
      action="Erase"
      busy={busy}
      busyText="Erasing..."
      onAct={() => void onErase()}
      onCancel={onClose}
    >
      <Stack as="dl" gap={10} className={styles.fates}>
        {found.map((one) => (
          <div key={one.kind}>
            <dt>
              {KIND_NAMES[one.kind]} ({one.count})
            </dt>
            <Quiet as="dd">{fateOf(one)}</Quiet>
          </div>
        ))}
      </Stack>
    </Question>
  );
}

/** Finds, exports and erases the data of one address. */
function usePerson() {
  const toast = useToast();
  const [email, setEmail] = useState<string>();
  const [error, setError] = useState<string>();
  const reading = useCall(
    'personalData',
    { body: { email: email ?? '' } },
    { enabled: email !== undefined, live: false },
  );
  // While another address is loading, the data is still the previous one's.
  const data = reading.data?.email === email ? reading.data : undefined;
  const exporting = useChange('exportPersonalData');
  const erasing = useChange('erasePersonalData', {
    answered: (left) => ({ personalData: (seen) => (seen.email === left.email ? left : seen) }),
  });
  const find = (typed: string) => {
    const { data: request, error: refusal } = personalDataRequest.safeParse({ email: typed });
    setError(refusal?.issues[0]?.message);
    if (!request) return;
    if (request.email === email) reading.refetch();
    setEmail(request.email);
  };
  const exportAll = async () => {
    if (!data) return;
    const result = await exporting.send({ body: { email: data.email } });
    if (!result.ok) return toast.failed('Export failed', result.problem.detail);
    const file = new Blob([JSON.stringify(result.data, null, 2)], { type: 'application/json' });
    saveFile(file, `personal-data-${dayOf(new Date(result.data.exportedAt))}.json`);
  };
  /** False if refused; changed data is then reloaded. */
  const erase = async (): Promise<boolean> => {
    if (!data) return false;
    const result = await erasing.send({ body: { email: data.email, seal: data.seal } });
    if (result.ok) {
      toast.done('Erased. What must be kept is listed.');
      return true;
    }
    const isStale = result.problem.code === 'stale';
    toast.failed(
      isStale ? 'Changed in the meantime' : 'Not erased',
      isStale
        ? 'Something was added or changed since your search. Check it and try again.'
        : result.problem.detail,
    );
    if (isStale) reading.refetch();
    return false;
  };
  return {
    ...{ email, error, data, problem: data ? undefined : reading.problem, refetch: reading.refetch },
    ...{ find, exportAll, erase, isExporting: exporting.isSending, isErasing: erasing.isSending },
  };
}

type Person = ReturnType<typeof usePerson>;

/** Finds, exports and erases one person's data by email address (PRIVACY-1 to PRIVACY-5). */
export function FindPerson() {
  const person = usePerson();
  const [typed, setTyped] = useState('');
  const find = (event: FormEvent) => {
    event.preventDefault();
    person.find(typed);
  };
  return (
    <Card title="One person">
      <Row as="form" gap={10} align="end" pad="4 14 14" className={styles.find} onSubmit={find} noValidate>
        <InputField
          label="Email address"
          type="email"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          {...(person.error === undefined ? {} : { error: person.error })}
        />
        <Button type="submit" variant="primary">
          Find
        </Button>
      </Row>
      <Result person={person} />
    </Card>
  );
}

function Result({ person }: { person: Person }) {
  const { email, data, problem, refetch } = person;
  if (email === undefined)
    return (
      <CardNote>
        Finds orders, messages, leads, alerts, contacts and anything else stored for an address. Each search
        is recorded in the audit.
      </CardNote>
    );
  if (problem)
    return <Failed title="This address could not be looked up" problem={problem} onRetry={refetch} />;
  if (!data) return <WaitingRows label="Looking..." widths={[160, 240]} rows={4} />;
  if (data.found.length === 0)
    return <Nothing title="Nothing is stored for this address">{data.email}</Nothing>;
  return <Findings person={person} data={data} />;
}

function Findings({ person, data }: { person: Person; data: PersonalDataJson }) {
  const [isErasing, setErasing] = useState(false);
  const erases = data.found.some(({ count, kept }) => count > kept);
  return (
    <>
      <Text as="p" pad="10 14" ruled breaks>
        Stored for <b>{data.email}</b>
      </Text>
      <ul className={styles.rows} aria-label={`Stored for ${data.email}`}>
        {data.found.map((found) => (
          <li key={found.kind}>
            <span className="num">{countText(found.count)}</span>
            <span>
              <b>{KIND_NAMES[found.kind]}</b>
              <Quiet as="small" block size="s">
                {fateOf(found)}
              </Quiet>
            </span>
          </li>
        ))}
      </ul>
      <Row gap={10} pad={14} ruled align="stretch">
        <Button busy={person.isExporting} busyText="Exporting..." onClick={() => void person.exportAll()}>
          <Icon name="download" size={17} />
          Export
        </Button>
        <May call="erasePersonalData">
          {erases && (
            <Button variant="danger" onClick={() => setErasing(true)}>
              Erase...
            </Button>
          )}
        </May>
      </Row>
      {isErasing && (
        <EraseDialog
          data={data}
          busy={person.isErasing}
          onErase={async () => {
            await person.erase();
            setErasing(false);
          }}
          onClose={() => setErasing(false)}
        />
      )}
    </>
  );
}
