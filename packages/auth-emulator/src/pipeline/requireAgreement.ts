import { TENANT_ID } from '../tenantId.ts';
import type { Fields } from './canonicalFields.ts';
import { Refusal } from './refusal.ts';
import { claimsOf, customClaimsOf, decodeToken } from './tokens.ts';

interface Named {
  params: Record<string, string>;
  query: Record<string, string>;
  fields: Fields;
}

const CUSTOM_TOKEN_AUDIENCE =
  'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';

/**
 * Returns the tenant of a request, which its path, its query, its body and the tokens in it can name.
 * @throws {Refusal} if two of them differ, one is no ID of a tenant, or a token is for another project or service
 */
export function requireAgreement({ params, query, fields }: Named, projectId: string) {
  const { firebase, aud = projectId } = claimsOf(fields.idToken);
  const custom = customClaimsOf(fields.token);
  const named = [
    ...[params.tenantId, fields.tenantId, query.tenantId],
    Object(firebase).tenant,
    decodeToken(fields.refreshToken).tenantId,
    decodeToken(fields.mfaPendingCredential).tenantId,
    custom.tenant_id,
  ].flatMap((id) => ((id ?? '') === '' ? [] : String(id)));
  const [tenantId, ...others] = new Set(named);
  if (named.some((id) => !TENANT_ID.test(id))) throw new Refusal('INVALID_TENANT_ID');
  if (others.length > 0) throw new Refusal('TENANT_ID_MISMATCH');
  if (aud !== projectId) throw new Refusal('INVALID_ID_TOKEN');
  if ((custom.aud ?? CUSTOM_TOKEN_AUDIENCE) !== CUSTOM_TOKEN_AUDIENCE) {
    throw new Refusal('INVALID_CUSTOM_TOKEN : The token has the audience of another service.');
  }
  return tenantId;
}
