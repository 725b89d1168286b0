const SECRET =
  /password|token|secret|credential|cookie|proof$|(signer|private)key|oobcode|oobLink|postBody|requestUri|samlResponse|sessionInfo|salt|code$/i;
const DOTS = '••••••••';

/** Masks passwords, tokens and codes: the argument of `JSON.stringify` or `JSON.parse` that sees each field. */
export const maskSecret = (name: string, value: unknown): unknown =>
  typeof value === 'string' && SECRET.test(name) ? DOTS : value;
