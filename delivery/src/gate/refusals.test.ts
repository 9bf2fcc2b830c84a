import { refusals } from './refusals.ts';

type Sentence = (...words: string[]) => string;

// RELEASE-2
test.each(Object.entries(refusals as Record<string, Sentence>))(
  'The refusal %s says what is wrong, then what to do next',
  (_name, sentence) => {
    const words = sentence('one', 'two', 'three', 'four', 'shell');
    expect(words).toMatch(/[^.]\. [A-Z][^A-Z]+.*[^.]\.$/);
    expect(words.length).toBeLessThan(180);
  },
);
