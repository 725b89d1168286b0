import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { readJson } from '../readJson.ts';
import { TENANT_ID, TENANT_ID_RULE } from '../tenantId.ts';

export const tenantIdSchema = v.pipe(v.string(), v.regex(TENANT_ID, TENANT_ID_RULE));

const tenantsSchema = v.object({
  tenants: v.array(
    v.looseObject({
      tenantId: tenantIdSchema,
    }),
  ),
});

/** Returns the file with the settings of tenants. The Firebase tools would import a name with "accounts" in it. */
export const tenantsFile = (folder: string): string => join(folder, 'auth_export', 'tenants.json');

/** @throws {Error} in one sentence, if the file is wrong */
export function readTenants(folder: string) {
  const file = tenantsFile(folder);
  return existsSync(file) ? readJson(file, tenantsSchema).tenants : [];
}
