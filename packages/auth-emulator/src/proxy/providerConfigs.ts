import * as v from 'valibot';
import { readBody, refuseLargeBody } from './body.ts';
import { answerJson, type Exchange, refuse, requireOwner } from './exchange.ts';

/*
 * OIDC and SAML providers of a project, as the Admin SDK sets them up. The emulator has none of these operations, and needs no
 * setting to let a provider sign in: they are kept, and that is all.
 */

const PATH =
  /^\/identitytoolkit\.googleapis\.com\/v2\/(projects\/[^/]+(?:\/tenants\/[^/]+)?\/(oauthIdpConfigs|inboundSamlConfigs))(?:\/([^/:]+))?$/;
const PAGE = 100;

const configSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));

/** What is requested: one provider, or all of a kind. */
interface Requested {
  /** The resource that holds them all. */
  parent: string;
  kind: string;
  id: string | undefined;
}

const ACTIONS: Record<string, (exchange: Exchange, requested: Requested) => unknown> = {
  GET: (exchange, requested) =>
    requested.id === undefined ? list(exchange, requested) : answerConfig(exchange, requested),
  POST: create,
  PATCH: update,
  DELETE(exchange, { parent, id }) {
    const found = exchange.settings.providerConfigs.delete(`${parent}/${id}`);
    if (found) answerJson(exchange, 200, {});
    else refuse(exchange, 404, 'CONFIGURATION_NOT_FOUND');
  },
};

/**
 * Creates, lists, changes and deletes providers.
 * @returns whether that was requested
 */
export function serveProviderConfigs(exchange: Exchange): boolean {
  const [, parent = '', kind = '', id] = PATH.exec(exchange.url.pathname) ?? [];
  const action = ACTIONS[exchange.request.method ?? ''];
  if (parent === '' || action === undefined) return false;
  if (requireOwner(exchange)) {
    const done = async () => action(exchange, { parent, kind, id });
    done().catch(() => exchange.response.destroy()); // its body broke off
  }
  return true;
}

function list(exchange: Exchange, { parent, kind }: Requested): void {
  const { url, settings } = exchange;
  const all = [...settings.providerConfigs]
    .filter(([name]) => name.startsWith(`${parent}/`))
    .map(([, config]) => withoutFalse(config));
  const start = Number(url.searchParams.get('pageToken')) || 0;
  const end = start + (Number(url.searchParams.get('pageSize')) || PAGE);
  const next = end < all.length ? { nextPageToken: String(end) } : {};
  answerJson(exchange, 200, { [kind]: all.slice(start, end), ...next });
}

function answerConfig(exchange: Exchange, { parent, id }: Requested): void {
  const config = exchange.settings.providerConfigs.get(`${parent}/${id}`);
  if (config === undefined) refuse(exchange, 404, 'CONFIGURATION_NOT_FOUND');
  else answerJson(exchange, 200, withoutFalse(config));
}

/** A provider as the API answers with it: what is false is left out. */
const withoutFalse = (config: object): object =>
  JSON.parse(JSON.stringify(config), (_, value) => (value === false ? undefined : value));

async function create(exchange: Exchange, { parent, kind }: Requested): Promise<void> {
  const { url, settings } = exchange;
  const id = url.searchParams.get(kind.replace(/s$/, 'Id')) ?? '';
  const name = `${parent}/${id}`;
  const body = await readConfig(exchange);
  if (body === undefined) return;
  if (!/^(oidc|saml)\.[\w.-]+$/.test(id)) return refuse(exchange, 400, 'INVALID_CONFIG_ID');
  if (settings.providerConfigs.has(name)) return refuse(exchange, 409, 'CONFIGURATION_EXISTS');
  settings.providerConfigs.set(name, { ...body, name });
  answerConfig(exchange, { parent, kind, id });
}

async function update(exchange: Exchange, requested: Requested): Promise<void> {
  const { url, settings } = exchange;
  const name = `${requested.parent}/${requested.id}`;
  const body = await readConfig(exchange);
  const config = settings.providerConfigs.get(name);
  if (body === undefined) return;
  if (config !== undefined) {
    const mask = url.searchParams.get('updateMask') ?? Object.keys(body).join();
    const changed = mask
      .split(',')
      .reduce((sum, path) => copyField(sum, body, path.split('.')), config);
    settings.providerConfigs.set(name, { ...changed, name });
  }
  answerConfig(exchange, requested);
}

/** The same object with a field of another one, by its path. */
function copyField(
  target: object,
  source: object,
  [name = '', ...rest]: string[],
): Record<string, unknown> {
  const [old, value] = [target, source].map(
    (fields): unknown => Object.entries(fields).find(([key]) => key === name)?.[1],
  );
  const isObject = (field: unknown) => typeof field === 'object' && field !== null;
  const copied =
    rest.length === 0
      ? value
      : copyField(
          { ...(isObject(old) ? Object(old) : {}) },
          { ...(isObject(value) ? Object(value) : {}) },
          rest,
        );
  return { ...target, [name]: copied };
}

async function readConfig(exchange: Exchange): Promise<Record<string, unknown> | undefined> {
  const sent = await readBody(exchange.request);
  if (sent === undefined) {
    refuseLargeBody(exchange);
    return undefined;
  }
  const body = v.safeParse(configSchema, sent.toString());
  if (body.success) return body.output;
  refuse(exchange, 400, 'INVALID_ARGUMENT : Send the fields of the provider as JSON.');
  return undefined;
}
