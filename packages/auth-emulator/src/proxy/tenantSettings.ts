import { createCall } from '../call.ts';
import { readBody, refuseLargeBody } from './body.ts';
import { type Exchange, isByOwner } from './exchange.ts';
import { forward } from './forward.ts';
import { parseJson } from './requestFields.ts';

const PATH = /^\/identitytoolkit\.googleapis\.com\/v2\/projects\/[^/]+\/tenants$/;

/**
 * Lets a new tenant have all settings that it is created with. The emulator forgets some then, and keeps them when a tenant
 * is changed.
 * @returns whether one is to be created
 */
export function createTenant(exchange: Exchange): boolean {
  const { request, response, url } = exchange;
  if (request.method !== 'POST' || !PATH.test(url.pathname) || !isByOwner(request)) return false;
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
      if (typeof tenant.name !== 'string' || forgotten.length === 0) return json;
      const { emulatorUrl, projectId } = exchange.settings;
      const call = createCall({ url: emulatorUrl, projectId });
      const path = `identitytoolkit.googleapis.com/v2/${tenant.name}?updateMask=${forgotten}`;
      return JSON.stringify(await call('PATCH', path, settings), null, 2);
    },
  });
}
