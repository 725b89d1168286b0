import { jsonProblem } from './jsonProblem.ts';

export const MAX_CLAIMS = 1000; // characters, at the provider

/** Names that the provider writes into a token itself. */
const RESERVED = [
  ...['acr', 'amr', 'at_hash', 'aud', 'auth_time', 'azp', 'c_hash', 'cnf', 'exp', 'firebase'],
  ...['iat', 'iss', 'jti', 'nbf', 'nonce', 'sub'],
];

/** Why custom claims cannot be saved. */
export interface ClaimsProblem {
  /** The line of the mistake, from 1. */
  line?: number;
  text: string;
}

/** Returns the claims as they are sent. */
export const compactClaims = (text: string): string =>
  text.trim() === '' ? '{}' : JSON.stringify(JSON.parse(text));

/** Returns the claims as they are edited. */
export function readableClaims(claims: string | undefined): string {
  if (claims === undefined || claims === '' || claims === '{}') return '';
  return jsonProblem(claims) ? claims : JSON.stringify(JSON.parse(claims), null, 2);
}

/** @returns `undefined` if the emulator accepts the claims */
export function claimsProblem(text: string): ClaimsProblem | undefined {
  if (text.trim() === '') return undefined;
  const wrong = jsonProblem(text);
  if (wrong) {
    const { line, character, reason } = wrong;
    const place = `Line ${line}, character ${character}`;
    return { line, text: `${place}: ${reason}. Nothing is saved until this is JSON.` };
  }
  const claims: unknown = JSON.parse(text);
  if (typeof claims !== 'object' || claims === null || Array.isArray(claims)) {
    return { line: 1, text: 'Claims are an object: write { "name": "value" }.' };
  }
  const reserved = Object.keys(claims).find((name) => RESERVED.includes(name));
  if (reserved !== undefined) {
    const line = text.slice(0, text.indexOf(`"${reserved}"`)).split('\n').length;
    return {
      line,
      text: `Line ${line}: ${reserved} is a name of the token itself. Use another name.`,
    };
  }
  const { length } = compactClaims(text);
  if (length <= MAX_CLAIMS) return undefined;
  return { text: `The claims have ${length} characters; at most ${MAX_CLAIMS} fit into a token.` };
}
