import { type Exchange, refuse } from './exchange.ts';
import { type Fields, parseJson } from './requestFields.ts';

/**
 * Remembers when a link was sent. The answer does not change.
 * @param fields of the request; `undefined` when the owner sent it
 */
export function linkAgeEditor(exchange: Exchange, operation: string | undefined, fields?: Fields) {
  if (operation !== 'sendOobCode') return undefined;
  return async (json: string): Promise<string> => {
    exchange.settings.linkAges.note(await sentCodes(exchange, json, fields));
    return json;
  };
}

async function sentCodes({ url, settings }: Exchange, json: string, fields?: Fields) {
  const tenant = /\/tenants\/([^/]+)\//.exec(url.pathname)?.[1] ?? fields?.get('tenantid');
  const ofTenant = tenant === undefined ? '' : `/tenants/${tenant}`;
  const path = `emulator/v1/projects/${settings.projectId}${ofTenant}/oobCodes`;
  if (parseJson(json).error !== undefined) return [];
  const answer = await fetch(`${settings.emulatorUrl}/${path}`, {
    headers: { authorization: 'Bearer owner' },
  });
  const { oobCodes } = parseJson(await answer.text());
  return Array.isArray(oobCodes) ? oobCodes : [];
}

/** Whether an operation may use a link. */
export const mayUseLink = (operation: string) =>
  ['resetPassword', 'signInWithEmailLink', 'update'].includes(operation);

/**
 * Refuses a link that is too old, with the provider's message.
 * @returns whether it was refused
 */
export function refuseOldLink(exchange: Exchange, fields: Fields): boolean {
  const code = fields.get('oobcode') ?? exchange.url.searchParams.get('oobCode');
  if (typeof code !== 'string' || !exchange.settings.linkAges.isExpired(code)) return false;
  refuse(exchange, 400, 'EXPIRED_OOB_CODE');
  return true;
}
