import { z } from 'zod';
import { checkInput, problemDocument, problemOf, problems } from './index.ts';

test("A problem's sentence has its words filled in", () => {
  expect(problemOf('email_domain', { host: 'cbo.example' })).toEqual({
    type: '/api/docs#problem-email_domain',
    title: 'Address not allowed',
    status: 422,
    detail: 'Only cbo.example email addresses are allowed',
    code: 'email_domain',
  });
  expect(problemOf('upload_failed').detail).toBe('Upload failed: {message}');
});

// API-1
test.each(Object.keys(problems) as (keyof typeof problems)[])('%s is a complete problem document', (code) => {
  expect(problemDocument.safeParse(problemOf(code)).success).toBe(true);
});

// API-1
test('Bad input names each field once; a single wrong field is the sentence itself', () => {
  const schema = z.object({ lines: z.array(z.number().min(1, 'too few').max(-1, 'too many')) });
  const checked = checkInput(schema, { lines: [0] });
  const errors = checked.ok ? [] : checked.errors;
  expect(errors).toEqual([{ path: 'lines.0', message: 'too few' }]);
  expect(problemOf('validation', {}, { errors })).toMatchObject({
    status: 422,
    code: 'validation',
    detail: 'too few',
    errors,
  });
  expect(problemOf('validation', {}, { errors: [...errors, { path: 'b', message: 'no' }] }).detail).toBe(
    'Please check the marked fields.',
  );
});
