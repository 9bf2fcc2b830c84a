/** The part of JSON Schema that the API's description uses. */
export type JsonSchema = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  format?: string;
  minimum?: number;
};

type Parameter = { name: string; in: 'path' | 'query' | 'header'; schema: JsonSchema };

type Operation = {
  operationId: string;
  parameters: Parameter[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
};

/** A call in the description. */
export type Call = {
  name: string;
  method: string;
  /** With its parameters in braces: `/api/products/{id}`. */
  path: string;
  query: Parameter[];
  headers: Parameter[];
  body?: JsonSchema;
  /** The field of a multipart body that carries the file. */
  file?: string;
};

/** All calls of the API's own OpenAPI document. */
export async function callsOf(url: string): Promise<Call[]> {
  const answer = await fetch(`${url}/api/openapi.json`);
  const { paths } = (await answer.json()) as { paths: Record<string, Record<string, Operation>> };
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => callOf(path, method, operation)),
  );
}

function callOf(path: string, method: string, { operationId, parameters, requestBody }: Operation): Call {
  const form = requestBody?.content['multipart/form-data']?.schema;
  const body = requestBody?.content['application/json']?.schema;
  const [file] = form?.required ?? [];
  return {
    name: operationId,
    method: method.toUpperCase(),
    path,
    query: parameters.filter((parameter) => parameter.in === 'query'),
    headers: parameters.filter((parameter) => parameter.in === 'header'),
    ...(body ? { body } : {}),
    ...(file ? { file } : {}),
  };
}
