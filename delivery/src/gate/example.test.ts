import { type Endpoint, endpoints } from 'shared-domain/contracts';
import { z } from 'zod';
import { exampleOf } from './example.ts';

const answers = Object.entries(endpoints as Record<string, Endpoint>).flatMap(([name, { response }]) =>
  response ? [{ name, response }] : [],
);

test.each(answers)("The gate's answer to $name is one that its contract allows", ({ response }) => {
  expect(response.safeParse(exampleOf(z.toJSONSchema(response, { io: 'output' }))).error).toBeUndefined();
});
