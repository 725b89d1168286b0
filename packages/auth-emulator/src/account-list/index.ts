import * as v from 'valibot';
import { ACCOUNT_STATES, type AccountPage, accountsPath } from '../client.ts';
import type { AccountSearch } from '../firebase-tools/searchAccounts.ts';
import { callEmulator } from '../pipeline/emulatorApi.ts';
import type { Exchange, Feature } from '../pipeline/feature.ts';
import { ownerRoute } from '../pipeline/ownerRoute.ts';
import { Refusal } from '../pipeline/refusal.ts';
import { factorsOf, withFactors } from '../totp/index.ts';
import { deleteUndoably, undoDeletion } from './undo.ts';

const count = (most: number) =>
  v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.maxValue(most));

const querySchema = v.object({
  search: v.exactOptional(v.string()),
  sort: v.exactOptional(v.picklist(['created', 'email', 'name', 'lastLogin'])),
  order: v.exactOptional(v.picklist(['asc', 'desc'])),
  state: v.exactOptional(v.picklist(ACCOUNT_STATES)),
  tenant: v.exactOptional(v.string()),
  page: v.exactOptional(count(1_000_000)),
  size: v.exactOptional(count(1000)),
});

/** Lists the accounts of a project and its tenants for the emulator's page, and deletes one so that it can be restored. */
export const accountList: Feature = {
  name: 'accountList',
  routes(app) {
    ownerRoute(app, accountsPath, { GET: findAccounts });
    ownerRoute(app, `${accountsPath}/:localId/delete`, { POST: deleteUndoably }, 'accounts');
    ownerRoute(app, `${accountsPath}/undo`, { POST: undoDeletion }, 'accounts');
  },
};

async function findAccounts(exchange: Exchange): Promise<AccountPage> {
  const project = exchange.get('project');
  const { success, output, issues } = v.safeParse(querySchema, exchange.req.query());
  if (!success) {
    const [issue] = issues;
    throw new Refusal(`INVALID_ARGUMENT : ${v.getDotPath(issue)}: ${issue.message}.`);
  }
  const search: AccountSearch = { ...output, withApps: factorsOf(project).ownerKeys() };
  const page: AccountPage = await callEmulator(project, accountsPath, { body: search });
  return { ...page, accounts: withFactors(project, page.accounts) };
}
