const SECRET = /password|token|secret|credential|oobcode|oobLink|sessionInfo|salt|^code$/i;
const DOTS = '••••••••';

/** Returns a body as text, with passwords and tokens replaced until the user shows them. */
export const bodyText = (body: unknown, isShown: boolean): string =>
  JSON.stringify(
    body,
    (name, value: unknown) =>
      !isShown && typeof value === 'string' && SECRET.test(name) ? DOTS : value,
    2,
  ) ?? '';

/** Whether a body has something that is masked. */
export const hasSecrets = (body: unknown): boolean =>
  bodyText(body, false) !== bodyText(body, true);
