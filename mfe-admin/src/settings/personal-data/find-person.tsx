import { type FormEvent, useState } from 'react';
import type { PersonalDataJson } from 'shared-domain/contracts';
import { Icon } from 'shared-ui/icons';
import { May } from '../../data/calls/index.ts';
import { Quiet, Row, Text } from '../../kit/layout/index.ts';
import {
  Button,
  Card,
  CardNote,
  countText,
  Failed,
  InputField,
  Nothing,
  WaitingRows,
} from '../../kit/parts/index.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { fateOf, KIND_NAMES } from './labels.ts';
import styles from './personal-data.module.css';
import { usePerson } from './use-person.ts';

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
