import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

const TYPES: Readonly<Record<string, string>> = {
  string: 'Please enter text',
  number: 'Please enter a number',
  int: 'Please enter a whole number',
  boolean: 'Please choose yes or no (true or false)',
  array: 'Please send a list',
  object: 'Please send named fields',
  record: 'Please send named fields',
  date: 'Please enter a valid date',
};

const FORMATS: Readonly<Record<string, string>> = {
  email: 'Please enter a valid email address',
  url: 'Please enter a valid address of a page',
  date: 'Please enter a valid date',
  datetime: 'Please enter a valid date and time',
};

const entries = (count: number | bigint) => `${count} ${count === 1 || count === 1n ? 'entry' : 'entries'}`;
const characters = (count: number | bigint) => `${count} character${count === 1 || count === 1n ? '' : 's'}`;

function boundMessage(word: 'at least' | 'at most', origin: string, bound: number | bigint): string {
  if (origin === 'string') return `Please use ${word} ${characters(bound)}`;
  if (origin === 'array' || origin === 'set') return `Please send ${word} ${entries(bound)}`;
  return `Please enter a number of ${word} ${bound}`;
}

/** The message for an issue whose schema has none of its own. */
export function validationMessage(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return 'Please fill this in';
      return TYPES[issue.expected] ?? 'Please check this value';
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'Please fill this in';
      return boundMessage('at least', issue.origin, issue.minimum);
    case 'too_big':
      return boundMessage('at most', issue.origin, issue.maximum);
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'Please check the format';
    case 'invalid_value':
      return `Please choose ${issue.values.map(String).join(', ')}`.replace(/, ([^,]*)$/, ' or $1');
    case 'not_multiple_of':
      return `Please enter a multiple of ${issue.divisor}`;
    case 'unrecognized_keys':
      return `Please leave out ${issue.keys.join(', ')}`;
    default:
      return 'Please check this value';
  }
}
