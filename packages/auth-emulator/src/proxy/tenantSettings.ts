import { createCall } from '../call.ts';
import { readBody, refuseLargeBody } from './body.ts';
import { type Exchange, isByOwner } from './exchange.ts';
import { forward } from './forward.ts';
import { parseJson } from './requestFields.ts';

const PATH = /^\/identitytoolkit\.googleapis\.com\/v2\/projects\/[^/]+\/tenants(\/[^/:]+)?$/;

/** Whether this is a tenant, or all of them. */
export const holdsTenants = ({ pathname }: URL) => PATH.test(pathname);

const LEFT_OUT_IF_FALSE = ['enableImprovedEmailPrivacy', 'useAccountDefender'];

/** Tenants as the API answers with them: the emulator keeps no plus sign in a field's name, and returns what is false. */
export function correctTenants(text: string): string {
  if (!text.startsWith('{')) return text; // of OPTIONS and HEAD
  const tenants = JSON.parse(text, (name, value) => {
    if (LEFT_OUT_IF_FALSE.includes(name)) return value || undefined;
    if (name !== 'testPhoneNumbers') return value;
    const numbers = Object.entries(value);
    if (numbers.length === 0) return undefined;
    return Object.fromEntries(numbers.map(([number, code]) => [number.replace(/^\+?/, '+'), code]));
  });
  return JSON.stringify(tenants, null, 2);
}

/** Deletes all tenants of a project, with their accounts. */
export async function deleteTenants(place: {
  emulatorUrl: string;
  projectId: string;
}): Promise<void> {
  const { emulatorUrl, projectId } = place;
  const call = createCall({ url: emulatorUrl, projectId });
  const api = 'identitytoolkit.googleapis.com/v2';
  const path = `${api}/projects/${projectId}/tenants?pageSize=1000`;
  const { tenants = [] } = await call<{ tenants?: { name: string }[] }>('GET', path);
  await Promise.all(tenants.map(({ name }) => call('DELETE', `${api}/${name}`)));
}

/**
 * Lets a new tenant have all settings that it is created with. The emulator forgets some then, and keeps them when a tenant
 * is changed.
 * @returns whether one is to be created
 */
export function createTenant(exchange: Exchange): boolean {
  const { request, response, url } = exchange;
  const isNew = request.method === 'POST' && url.pathname.endsWith('/tenants');
  if (!isNew || !holdsTenants(url) || !isByOwner(request)) return false;
  create(exchange).catch(() => response.destroy()); // its body broke off
  return true;
}

async function create(exchange: Exchange): Promise<void> {
  const body = await readBody(exchange.request);
  if (body === undefined) return refuseLargeBody(exchange);
  const settings = parseJson(body.toString());
  forward(exchange, {
    body,
    edit: async (json) => {
      const tenant = parseJson(json);
      const forgotten = Object.keys(settings).filter((name) => !Object.hasOwn(tenant, name));
      if (typeof tenant.name !== 'string' || forgotten.length === 0) return json; // refused, or kept
      const { emulatorUrl, projectId } = exchange.settings;
      const call = createCall({ url: emulatorUrl, projectId });
      const path = `identitytoolkit.googleapis.com/v2/${tenant.name}?updateMask=${forgotten}`;
      return correctTenants(JSON.stringify(await call('PATCH', path, settings)));
    },
  });
}
