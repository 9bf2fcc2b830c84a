import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { contactFields, fieldsOf, isOptional } from 'shared-domain/forms';
import { openDialogAtom } from 'shared-domain/state';
import { type VisitOptions, visit } from '../visit-for-tests.tsx';

const CONTACT = 'POST /api/contact';
const accepted = { status: 202, body: { accepted: true } };
const broken = { status: 500, body: { code: 'internal', status: 500, title: 'x', detail: 'Mail is down' } };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const person = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const wait = (milliseconds: number) => act(async () => void jest.advanceTimersByTime(milliseconds));
const box = (name: string) => screen.getByRole('textbox', { name });

async function open(api: VisitOptions['api'] = {}) {
  const made = await visit({ at: '/', api });
  act(() => made.store.set(openDialogAtom, 'contact'));
  await screen.findByRole('dialog', { name: 'Contact Us' });
  return made;
}

async function fill() {
  const visitor = person();
  const texts = {
    'Full name': 'Ines Tremblay',
    Email: 'ines@tremblay.example',
    Message: 'Do you deliver on Sundays?',
  };
  for (const [name, value] of Object.entries(texts)) fireEvent.change(box(name), { target: { value } });
  return visitor;
}

// CONTACT-1
test('The dialog asks for every field of the form, and says which are optional', async () => {
  await open();
  const shown = screen.getAllByRole('textbox').map((field) => field.getAttribute('name'));
  expect(shown).toEqual(Object.keys(contactFields));
  for (const [, field] of fieldsOf(contactFields)) {
    expect(box(field.label)).toHaveAttribute('autocomplete', field.autoComplete);
    expect(box(field.label)).toHaveAccessibleDescription(isOptional(field) ? 'optional' : '');
  }
  const { accountName, licenseNumber } = contactFields;
  expect([accountName, licenseNumber].map(isOptional)).toEqual([true, true]);
});

// CONTACT-1
test('Bad input shows a message at each field and sends nothing', async () => {
  const { sent } = await open();
  expect(box('Full name')).toHaveFocus();
  await person().click(screen.getByRole('button', { name: 'Send Message' }));
  await waitFor(() =>
    expect(box('Full name')).toHaveAccessibleDescription('Full name must be at least 2 characters.'),
  );
  expect(box('Email')).toHaveAccessibleDescription('Please enter a valid email address.');
  expect(box('Message')).toHaveAccessibleDescription('Message must be at least 10 characters.');
  expect(box('Full name')).toHaveFocus();
  expect(sent(CONTACT)).toEqual([]);
});

// CONTACT-3
test('A failure is reported and keeps the typed text', async () => {
  const { logged } = await open({ [CONTACT]: [broken, accepted] });
  const visitor = await fill();
  await visitor.click(screen.getByRole('button', { name: 'Send Message' }));
  expect(
    await screen.findByText('There was an error sending your message. Please try again.'),
  ).toBeInTheDocument();
  expect(logged).toEqual(['Failed to send contact email: Mail is down']);
  expect(box('Message')).toHaveValue('Do you deliver on Sundays?');
  await visitor.click(screen.getByRole('button', { name: 'Send Message' }));
  expect(await screen.findByRole('dialog', { name: 'Message Sent' })).toBeInTheDocument();
});

// CONTACT-2
test('A hanging API counts as failed after 15 seconds; until then the button says Sending...', async () => {
  await open({ [CONTACT]: 'hangs' });
  const visitor = await fill();
  await visitor.click(screen.getByRole('button', { name: 'Send Message' }));
  expect(await screen.findByRole('button', { name: 'Sending...' })).toBeInTheDocument();
  await wait(15_000);
  expect(
    await screen.findByText('There was an error sending your message. Please try again.'),
  ).toBeInTheDocument();
  expect(box('Email')).toHaveValue('ines@tremblay.example');
});

// CONTACT-3
test('A dialog closed by mistake keeps the typed text', async () => {
  const { store } = await open();
  const visitor = await fill();
  await visitor.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  act(() => store.set(openDialogAtom, 'contact'));
  await screen.findByRole('dialog', { name: 'Contact Us' });
  expect(box('Message')).toHaveValue('Do you deliver on Sundays?');
});

test('A field that only the API refuses shows its message', async () => {
  const refused = {
    status: 422,
    body: {
      code: 'validation',
      status: 422,
      title: 'Invalid input',
      detail: 'Please check the marked fields.',
      errors: [{ path: 'formData.email', message: 'Please enter a valid email address.' }],
    },
  };
  await open({ [CONTACT]: refused });
  const visitor = await fill();
  await visitor.click(screen.getByRole('button', { name: 'Send Message' }));
  await waitFor(() =>
    expect(box('Email')).toHaveAccessibleDescription('Please enter a valid email address.'),
  );
});
