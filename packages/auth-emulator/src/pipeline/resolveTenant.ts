import { TENANT_ID } from '../tenantId.ts';
import type { Fields } from './canonicalFields.ts';
import { Refusal } from './refusal.ts';
import { claimsOf, customClaimsOf, decodeToken } from './tokens.ts';

interface Named {
  params: Record<string, string>;
  query: Record<string, string>;
  fields: Fields;
}

/**
 * Returns the tenant of a request, which its path, its query, its body and the tokens in it can name.
 * @throws {Refusal} if two of them differ, or one is no ID of a tenant
 */
export function resolveTenant({ params, query, fields }: Named): string | undefined {
  const { firebase } = claimsOf(fields.idToken);
  const named = [
    ...[params.tenantId, fields.tenantId, query.tenantId],
    Object(firebase).tenant,
    decodeToken(fields.refreshToken).tenantId,
    decodeToken(fields.mfaPendingCredential).tenantId,
    customClaimsOf(fields.token).tenant_id,
  ].filter((id): id is string => typeof id === 'string' && id !== '');
  const [tenantId, ...others] = new Set(named);
  if (named.some((id) => !TENANT_ID.test(id))) throw new Refusal('INVALID_TENANT_ID');
  if (others.length > 0) throw new Refusal('TENANT_ID_MISMATCH');
  return tenantId;
}
