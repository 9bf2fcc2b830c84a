import { testApi } from '../../../test/test-api.ts';
import { mentioning, mentionsOf } from './mentions.ts';
import { auditModel } from './model.ts';

const entry = { who: 'nora@cbo.example', subject: 'CBO-1' } as Parameters<typeof mentionsOf>[0];

describe('an entry of the audit', () => {
  const api = testApi();

  test.each<[unknown, string[]]>([
    [null, []],
    [{ email: 'Ines@Tremblay.example' }, ['ines@tremblay.example']],
    [
      { notes: ['Mailed to ines@tremblay.example.\nAlso "o\'brien@pub.co.uk"'] },
      ['ines@tremblay.example', "o'brien@pub.co.uk"],
    ],
    ["'ana+beer@müller.example', <bo@x.example>", ['ana+beer@müller.example', 'bo@x.example']],
    ['i***@t*** 3fa9c1d2', []],
  ])('with %j names %j, and who made it', (after, expected) => {
    expect(mentionsOf({ ...entry, after })).toEqual(['nora@cbo.example', ...expected]);
  });

  // API-6
  test('is found by an address it names without reading the others', async () => {
    const plan = await auditModel(api.deps.connection)
      .find(mentioning('ines@tremblay.example'))
      .explain('queryPlanner');
    expect(JSON.stringify(plan)).toContain('mentions_1');
    expect(JSON.stringify(plan)).not.toContain('COLLSCAN');
  });
});
