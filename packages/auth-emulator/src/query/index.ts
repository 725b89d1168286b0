import type { EmulatorAccount } from '../client.ts';
import { type Answer, type Feature, note, type Operation } from '../pipeline/feature.ts';
import { textOf } from '../pipeline/readOperation.ts';
import { Refusal } from '../pipeline/refusal.ts';

/** The API's own limit of one answer. */
const MAX_LIMIT = 500;

const SORT_KEYS: Record<string, (account: EmulatorAccount) => number | string> = {
  USER_ID: ({ localId }) => localId,
  NAME: ({ displayName = '' }) => displayName,
  CREATED_AT: ({ createdAt = 0 }) => Number(createdAt),
  LAST_LOGIN_AT: ({ lastLoginAt = 0 }) => Number(lastLoginAt),
  USER_EMAIL: ({ email = '' }) => email,
};

interface Query {
  expression: Record<string, unknown>;
  limit: number;
  offset: number;
  key: (account: EmulatorAccount) => number | string;
  isDescending: boolean;
  countsOnly: boolean;
}

const queries = new WeakMap<Operation, Query>();

/** Answers `accounts:query` with conditions, order, limit and offset. The emulator lists all accounts by their ID. */
export const query: Feature = {
  name: 'query',
  rewrite(operation) {
    if (operation.name !== 'query' && operation.name !== 'queryAccounts') return;
    const { expression, limit, offset, order, sortBy, returnUserInfo, ...others } =
      operation.fields;
    queries.set(operation, {
      expression: Object(Array.isArray(expression) ? expression[0] : undefined),
      limit: limit === undefined ? Infinity : Math.min(wholeNumber(limit, 'limit'), MAX_LIMIT),
      offset: wholeNumber(offset ?? 0, 'offset'),
      key: SORT_KEYS[String(sortBy)] ?? SORT_KEYS.USER_ID ?? String,
      isDescending: order === 'DESC',
      countsOnly: returnUserInfo === false,
    });
    operation.fields = others;
  },
  edit({ body, ...answer }, operation): Answer | undefined {
    const asked = queries.get(operation);
    if (asked === undefined || answer.status >= 400) return undefined;
    const all: EmulatorAccount[] = Array.isArray(body.userInfo) ? body.userInfo : [];
    const found = all.filter((account) => matches(account, asked.expression));
    if (asked.countsOnly) return { ...answer, body: { recordsCount: String(found.length) } };
    const { key, offset, limit } = asked;
    const order = asked.isDescending ? -1 : 1;
    const sorted = found.toSorted((a, b) => compare(key(a), key(b)) * order);
    const userInfo = sorted.slice(offset, offset + limit);
    if (userInfo.length < all.length) note(operation, 'query', `selected ${userInfo.length}`);
    return { ...answer, body: { ...body, recordsCount: String(userInfo.length), userInfo } };
  },
};

/** Only the first of the fields counts, in this order. */
function matches(account: EmulatorAccount, { email, phoneNumber, userId }: Query['expression']) {
  if (textOf(email)) return account.email?.toLowerCase() === String(email).toLowerCase();
  if (textOf(phoneNumber)) return account.phoneNumber === phoneNumber;
  return textOf(userId) === undefined || account.localId === userId;
}

function wholeNumber(value: unknown, name: string): number {
  if (/^\d+$/.test(String(value))) return Number(value);
  throw new Refusal(`INVALID_ARGUMENT : ${name} must be a whole number from 0 on.`);
}

const compare = (a: number | string, b: number | string) => (a < b ? -1 : Number(a > b));
