import { maskSecret } from '../../../src/secrets.ts';

/** Returns a body as text, with passwords and tokens replaced until the user shows them. */
export const bodyText = (body: unknown, isShown: boolean): string =>
  JSON.stringify(body, isShown ? undefined : maskSecret, 2) ?? '';

/** Whether a body has something that is masked. */
export const hasSecrets = (body: unknown): boolean =>
  bodyText(body, false) !== bodyText(body, true);
