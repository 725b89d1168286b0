import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { type EmulatorAccount, passwordOf } from '../client.ts';
import {
  accountById,
  deleteAccount,
  importAccount,
  updateAccount,
} from '../pipeline/emulatorApi.ts';
import type { Exchange } from '../pipeline/feature.ts';
import { readJson } from '../pipeline/ownerRoute.ts';
import { perProject } from '../pipeline/project.ts';
import { Refusal } from '../pipeline/refusal.ts';
import type { SeedAccount } from '../seed/readSeed.ts';
import { noteEndOf } from '../sessions/index.ts';
import { factorsOf, type StoredFactor } from '../totp/index.ts';

const UNDO_TIME = 10 * 60_000; // ms

interface Deleted {
  account: EmulatorAccount;
  factors: StoredFactor[];
  expiresAt: number;
}

const deletedOf = perProject(() => new Map<string, Deleted>());

/** Deletes an account, and keeps it for some minutes. */
export async function deleteUndoably(exchange: Exchange) {
  const project = exchange.get('project');
  const id = { localId: exchange.req.param('localId'), tenantId: exchange.req.query('tenant') };
  const account = await accountById(project, id);
  if (account === undefined) throw new Refusal('USER_NOT_FOUND : There is no such account.', 404);
  const totp = factorsOf(project);
  const undo = randomUUID();
  const expiresAt = Date.now() + UNDO_TIME;
  deletedOf(project).set(undo, { account, factors: totp.of(account), expiresAt });
  await deleteAccount(project, id);
  noteEndOf(project, id);
  totp.keep(account, []);
  return { undo };
}

/** Restores a deleted account by an import, with the last login that an import removes. Its sessions stay ended. */
export async function undoDeletion(exchange: Exchange) {
  const project = exchange.get('project');
  const { undo } = await readJson(exchange, v.object({ undo: v.string() }), '{"undo": "…"}');
  const deleted = deletedOf(project).get(undo);
  if (deleted === undefined || deleted.expiresAt < Date.now()) {
    throw new Refusal('NOT_FOUND : This deletion can no longer be undone.', 404);
  }
  const { account, factors } = deleted;
  const problem = await importAccount(project, withPassword(account));
  if (problem !== undefined) throw new Refusal(`ALREADY_EXISTS : ${problem}`, 409);
  await updateAccount(project, account, { lastLoginAt: account.lastLoginAt });
  factorsOf(project).add(factors);
  deletedOf(project).delete(undo);
  return {};
}

/** Returns an account as an import takes it, with the readable password. */
function withPassword(account: EmulatorAccount): SeedAccount {
  const rawPassword = passwordOf(account);
  if (rawPassword === undefined) return account;
  const { passwordHash: _, salt: __, ...fields } = account;
  return { ...fields, rawPassword };
}
