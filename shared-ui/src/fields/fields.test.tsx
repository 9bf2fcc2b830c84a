import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { contactForm } from 'shared-domain/contracts';
import { LockedField, RadioCards, SelectField, TextArea, TextField, useForm } from './index.ts';

const EMPTY = { fullName: '', email: '', accountName: '', licenseNumber: '', message: '' };

function Contact({ send }: { send: (values: object) => Promise<void> }) {
  const form = useForm({ schema: contactForm, initial: EMPTY, onSubmit: send });
  return (
    <form onSubmit={form.submit} noValidate>
      <TextField label="Full name" {...form.field('fullName')} />
      <TextField label="Email" type="email" {...form.field('email')} />
      <TextField
        label="Account name"
        optional
        {...form.field('accountName', { format: (typed) => typed.toUpperCase() })}
      />
      <TextArea label="Message" {...form.field('message')} />
      <button type="submit">{form.busy ? 'Sending...' : 'Send'}</button>
      <button type="button" onClick={() => form.refuse([{ path: 'email', message: 'Not this one' }])}>
        Refuse
      </button>
      <button type="button" onClick={() => form.reset()}>
        Start again
      </button>
    </form>
  );
}

const box = (name: string) => screen.getByRole('textbox', { name });

test('Invalid input shows errors at the fields, focuses the first and keeps the typed text', async () => {
  const send = jest.fn();
  render(<Contact send={send} />);
  await userEvent.type(box('Full name'), 'Ines Tremblay');
  await userEvent.type(box('Email'), 'ines@');
  await userEvent.type(box('Message'), 'Too short');
  expect(screen.queryByText('Please enter a valid email address.')).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(box('Email')).toBeInvalid();
  expect(box('Email')).toHaveAccessibleDescription('Please enter a valid email address.');
  expect(box('Message')).toHaveAccessibleDescription('Message must be at least 10 characters.');
  expect(box('Full name')).toBeValid();
  expect(box('Email')).toHaveFocus();
  expect(box('Email')).toHaveValue('ines@');
  expect(send).not.toHaveBeenCalled();

  await userEvent.type(box('Email'), 'tremblay.example');
  expect(box('Email')).toBeValid();
});

test('Valid input is sent once, trimmed, however often the button is pressed', async () => {
  let settle = () => {};
  const send = jest.fn(
    () =>
      new Promise<void>((resolve) => {
        settle = resolve;
      }),
  );
  render(<Contact send={send} />);
  await userEvent.type(box('Full name'), '  Ines Tremblay ');
  await userEvent.type(box('Email'), 'ines@tremblay.example');
  await userEvent.type(box('Account name'), 'gull');
  await userEvent.type(box('Message'), 'Do you deliver on Sundays?');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Send' }));
  await screen.findByRole('button', { name: 'Sending...' });
  await userEvent.click(screen.getByRole('button', { name: 'Sending...' }));
  settle();
  await screen.findByRole('button', { name: 'Send' });
  expect(send.mock.calls).toEqual([
    [
      {
        fullName: 'Ines Tremblay',
        email: 'ines@tremblay.example',
        accountName: 'GULL',
        licenseNumber: '',
        message: 'Do you deliver on Sundays?',
      },
    ],
  ]);
  expect(box('Message')).toHaveValue('Do you deliver on Sundays?');
});

test('A refusal by the API is shown at its field, which gets the focus', async () => {
  render(<Contact send={jest.fn()} />);
  await userEvent.click(screen.getByRole('button', { name: 'Refuse' }));
  expect(box('Email')).toHaveAccessibleDescription('Not this one');
  expect(box('Email')).toHaveFocus();
});

test('A reset form shows its initial values and no errors', async () => {
  const send = jest.fn();
  render(<Contact send={send} />);
  await userEvent.type(box('Email'), 'ines@');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
  expect(box('Email')).toHaveValue('');
  expect(box('Email')).toBeValid();
  expect(send).not.toHaveBeenCalled();
});

test('An optional field is marked, also for screen readers', () => {
  render(<Contact send={jest.fn()} />);
  expect(box('Account name')).toHaveAccessibleDescription('optional');
  expect(box('Account name')).not.toBeRequired();
  expect(box('Email')).toBeRequired();
});

test('A select offers its choices and a locked field cannot be changed', async () => {
  render(
    <>
      <SelectField
        label="Province"
        defaultValue="BC"
        options={[
          { value: 'AB', label: 'Alberta' },
          { value: 'BC', label: 'British Columbia' },
        ]}
      />
      <LockedField label="Home province" value="British Columbia" />
    </>,
  );
  const province = screen.getByRole('combobox', { name: 'Province' });
  await userEvent.selectOptions(province, 'Alberta');
  expect(province).toHaveValue('AB');
  const locked = box('Home province');
  await userEvent.type(locked, 'x');
  expect(locked).toHaveValue('British Columbia');
});

function Shipping() {
  const [service, setService] = useState<string | null>('Expedited Parcel');
  return (
    <RadioCards
      legend="Shipping"
      value={service}
      onChange={setService}
      options={[
        { value: 'Expedited Parcel', title: 'Expedited Parcel', text: '3 business days', aside: '$14.20' },
        { value: 'Priority', title: 'Priority', text: 'Next business day', aside: '$27.40' },
      ]}
    />
  );
}

test('One radio card is chosen at a time, each with its price in its name', async () => {
  render(<Shipping />);
  expect(screen.getByRole('group', { name: 'Shipping' })).toBeInTheDocument();
  const expedited = screen.getByRole('radio', { name: /Expedited Parcel/ });
  const priority = screen.getByRole('radio', { name: /Priority.*\$27\.40/ });
  expect(expedited).toBeChecked();
  await userEvent.click(priority);
  expect(priority).toBeChecked();
  expect(expedited).not.toBeChecked();
});
