'use client';

import { useLabels } from '../../../locale/useLabels.ts';
import { isValidPassword } from './passwordPolicy.ts';
import { passwordRulesLabels } from './passwordRulesLabels.ts';

/** Says what is wrong with a new password, if anything, in the sentence that `PasswordRules` has under it. */
export function usePasswordError(): (password: string) => string | undefined {
  const { message } = useLabels('PasswordRules', passwordRulesLabels);
  return (password) => (isValidPassword(password) ? undefined : message);
}
