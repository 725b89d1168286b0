import type { IncomingMessage } from 'node:http';
import type { createCanonicalFields, Fields } from './canonicalFields.ts';
import type { Exchange, Operation } from './feature.ts';
import type { createFindRoute, Route } from './findRoute.ts';
import { parseObject } from './parseObject.ts';
import type { Projects } from './projects.ts';
import { readBody } from './readBody.ts';
import { Refusal } from './refusal.ts';
import { requireAgreement } from './requireAgreement.ts';

export interface Reader {
  findRoute: ReturnType<typeof createFindRoute>;
  canonicalFields: ReturnType<typeof createCanonicalFields>;
  projects: Projects;
}

const JSON_TYPE = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i;
const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(;\s*charset="?utf-8"?\s*)?$/i;

/**
 * Reads a request into one form for all its spellings.
 * @throws {Refusal} if the emulator has no such operation, or the request is ambiguous
 */
export async function readOperation(exchange: Exchange, reader: Reader): Promise<Operation> {
  const { incoming } = exchange.env;
  const url = requestedUrl(incoming);
  const found = reader.findRoute(methodOf(incoming.method), url.pathname);
  if (found === undefined) throw new Refusal('NOT_FOUND', 404);
  const { route, params } = found;
  const query = readQuery(url, route);
  const sent = route.schema ? await readFields(exchange, route) : {};
  const isAction = route.name === 'emulator/action';
  const fields = isAction ? query : reader.canonicalFields(route.schema, sent);
  const named = params.targetProjectId ?? textOf(fields.targetProjectId);
  const project = reader.projects.of(incoming.headers, named, query.key ?? query.apiKey);
  const tenantId = requireAgreement({ params, query, fields }, project.id);
  if (tenantId !== undefined && params.tenantId === undefined) {
    Object.assign(fields, reader.canonicalFields(route.schema, { tenantId })); // the emulator would take the project
  }
  if (params.targetProjectId) params.targetProjectId = project.id;
  if (fields.targetProjectId) fields.targetProjectId = project.id;
  return {
    ...{ name: operationName(route, query), route, params, query, fields, project },
    tenantId,
    isOwner: isByOwner(incoming),
    headers: incoming.headers,
    address: incoming.socket.remoteAddress,
    signal: exchange.req.raw.signal,
    effects: [],
  };
}

export const isByOwner = ({ headers }: IncomingMessage): boolean =>
  /^bearer (owner$|ya29\.)/i.test(headers.authorization ?? '');

const BASE = 'http://proxy.invalid';

/** Parses the requested address, without its origin. An invalid one becomes `/`. */
function requestedUrl({ url = '/' }: IncomingMessage): URL {
  const parse = (text: string) => new URL(URL.canParse(text) ? text : BASE);
  const written = parse(url.startsWith('/') ? `${BASE}${url}` : url); // "//" at the start is not a host here
  return parse(`${BASE}${written.pathname}${written.search}`);
}

const methodOf = (method = 'GET') => (method === 'HEAD' ? 'GET' : method);

/** Names the operation that the emulator executes when a link in an e-mail is opened. */
function operationName(
  { name }: Route,
  { mode = '', newPassword }: Record<string, string>,
): string {
  if (name !== 'emulator/action') return name;
  if (mode === 'resetPassword') return newPassword === undefined ? name : 'resetPassword';
  return mode === 'signIn' ? name : 'update';
}

function readQuery({ searchParams }: URL, { query }: Route): Record<string, string> {
  const known = [...searchParams].flatMap(([written, value]) => {
    const name = written.replace(/^\[/, '').replace(/[[\]].*$/, ''); // the emulator accepts `[oobCode]` and `oobCode[]`, too
    if (!query.includes(name)) return [];
    if (name !== written)
      throw new Refusal(`INVALID_ARGUMENT : Write ${name} instead of ${written}.`);
    return [[name, value] as const];
  });
  const values = Object.fromEntries(known.filter(([, value]) => value !== ''));
  if (new Set(known.map(([name]) => name)).size < known.length) {
    throw new Refusal('INVALID_ARGUMENT : A query parameter occurs twice.');
  }
  return values;
}

async function readFields(exchange: Exchange, { takesForm }: Route): Promise<Fields> {
  const { incoming } = exchange.env;
  const { 'content-type': type = 'application/json' } = incoming.headers;
  const isForm = takesForm && FORM_TYPE.test(type);
  if (!isForm && !JSON_TYPE.test(type)) {
    throw new Refusal('INVALID_ARGUMENT : Send JSON in UTF-8 as application/json.', 415);
  }
  const text = await readBody(incoming);
  return isForm ? parseForm(text) : parseObject(text);
}

function parseForm(text: string): Fields {
  const entries = [...new URLSearchParams(text)];
  const fields = Object.fromEntries(entries);
  if (Object.keys(fields).length === entries.length) return fields;
  throw new Refusal('INVALID_ARGUMENT : A field occurs twice.');
}

/** Returns a text that is not empty. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
