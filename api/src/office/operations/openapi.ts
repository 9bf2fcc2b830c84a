import { company } from 'shared-domain/company';
import {
  type Endpoint,
  endpoints,
  type ProblemCode,
  problemDocument,
  problems,
} from 'shared-domain/contracts';
import { ACCOUNT_ROLE_LABELS } from 'shared-domain/licences';
import { z } from 'zod';

const EVERYWHERE: ProblemCode[] = ['too_many_requests', 'overloaded', 'internal'];

const CALLERS: Record<Endpoint['who'], string> = {
  all: 'Everybody',
  driver: 'A phone that has opened the link of this run',
  inside: 'Internal callers only, not through the gateway',
  licensee: 'A browser that has verified a licence',
  member: 'One of the people of the licence that the browser shops for',
  person: 'A signed-in person of an account',
  placer: 'The browser that placed the order',
  sendgrid: 'SendGrid, by its signature',
  staff: 'Signed-in staff',
  stripe: 'Stripe, by its signature',
  local: 'This machine, in dev mode',
};

const SCHEMES = ['staff', 'licensee', 'person'] as const;

let made: object | undefined;

/** The OpenAPI document of every call, generated from the table that the client and the tests also use. */
export function openApi(): object {
  made ??= {
    openapi: '3.1.0',
    info: {
      title: `${company.name} API`,
      version: '1.0.0',
      description:
        'JSON in and out. Amounts are Canadian dollars with two decimals, dates ISO 8601. Failures are problem documents (RFC 9457).',
    },
    paths: pathsOf(Object.entries(endpoints)),
    components: {
      schemas: { Problem: jsonSchema(problemDocument, 'output') },
      securitySchemes: {
        staff: { type: 'apiKey', in: 'cookie', name: 'cbo.session' },
        key: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API key, made by an owner. Each call lists the groups of which a key needs one.',
        },
        licensee: { type: 'apiKey', in: 'cookie', name: 'cbo.licensee' },
        person: { type: 'apiKey', in: 'cookie', name: 'cbo.person' },
      },
    },
  };
  return made;
}

function pathsOf(calls: [string, Endpoint][]): Record<string, Record<string, object>> {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, endpoint] of calls) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] ??= {};
    paths[path][endpoint.method.toLowerCase()] = operationOf(name, endpoint);
  }
  return paths;
}

function operationOf(name: string, endpoint: Endpoint): object {
  const { who, role, accountRole, summary, keys = [] } = endpoint;
  const [scheme] = SCHEMES.filter((one) => one === (who === 'member' ? 'person' : who));
  const secured = scheme && [{ [scheme]: [] }];
  const withRole = accountRole
    ? `, of an account's people those who may ${ACCOUNT_ROLE_LABELS[accountRole].toLowerCase()}`
    : '';
  return {
    operationId: name,
    summary,
    description: `${CALLERS[who]}${role ? `, from the role ${role} on` : withRole}.`,
    ...(secured ? { security: [...secured, ...keys.map((group) => ({ key: [group] }))] } : {}),
    parameters: [
      ...[...endpoint.path.matchAll(/:(\w+)/g)].map(([, param]) => ({
        name: param,
        in: 'path',
        required: true,
        schema: { type: 'string' },
      })),
      ...parametersOf(endpoint.query, 'query'),
      ...parametersOf(endpoint.headers, 'header'),
    ],
    ...bodyOf(endpoint),
    responses: { ...successOf(endpoint), ...failuresOf(endpoint) },
  };
}

function parametersOf(schema: z.ZodType | undefined, place: 'query' | 'header'): object[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, object>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
  }));
}

function bodyOf({ request, file }: Endpoint): object {
  if (file) {
    const properties = { [file]: { type: 'string', format: 'binary' } };
    const schema = { type: 'object', properties, required: [file] };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  if (!request) return {};
  const schema = jsonSchema(request, 'input');
  return { requestBody: { required: true, content: { 'application/json': { schema } } } };
}

function successOf({ status, response, produces, events, summary }: Endpoint): object {
  const schema = response ?? events;
  const type = produces ?? 'application/json';
  const content = schema
    ? { [type]: { schema: jsonSchema(schema, 'output') } }
    : produces
      ? { [type]: {} }
      : undefined;
  return { [status]: { description: summary, ...(content ? { content } : {}) } };
}

function failuresOf({ who, request, query, problems: own = [] }: Endpoint): object {
  const codes = new Set<ProblemCode>([...own, ...EVERYWHERE]);
  if (who === 'staff')
    codes.add('unauthenticated').add('role_refused').add('key_refused').add('key_not_allowed');
  if (request || query) codes.add('validation');
  const byStatus = Object.groupBy(codes, (code) => String(problems[code].status));
  const content = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, list = []]) => [
      status,
      { description: list.join(', '), content },
    ]),
  );
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
