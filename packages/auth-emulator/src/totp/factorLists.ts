import type { EmulatorAccount } from '../client.ts';
import type { Answer, Operation } from '../pipeline/feature.ts';
import type { Project } from '../pipeline/project.ts';
import { factorsOf, type TotpFactors } from './totpFactors.ts';

const ACCOUNT_LISTS = new Map([
  ['batchGet', 'users'],
  ['lookup', 'users'],
  ['query', 'userInfo'],
  ['queryAccounts', 'userInfo'],
]);

/** Adds TOTP factors to an answer that lists accounts. */
export function addFactors(answer: Answer, { name, project }: Operation): Answer | undefined {
  const list = ACCOUNT_LISTS.get(name) ?? '';
  const accounts = answer.body[list];
  if (!Array.isArray(accounts)) return undefined;
  return { ...answer, body: { ...answer.body, [list]: withFactors(project, accounts) } };
}

/** Adds TOTP factors to accounts of the emulator. */
export const withFactors = (project: Project, accounts: EmulatorAccount[]): EmulatorAccount[] =>
  accounts.map((account) => {
    const factors = factorInfos(factorsOf(project), account);
    if (factors.length === 0) return account;
    return { ...account, mfaInfo: [...(account.mfaInfo ?? []), ...factors] };
  });

/** Returns an account's TOTP factors in the form of the API. */
export const factorInfos = (totp: TotpFactors, account: EmulatorAccount) =>
  totp.of(account).map(({ mfaEnrollmentId, displayName, enrolledAt }) => ({
    mfaEnrollmentId,
    ...(displayName !== undefined && { displayName }),
    enrolledAt,
    totpInfo: {},
  }));
