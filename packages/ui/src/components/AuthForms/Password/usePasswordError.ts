'use client';

import { useLabels } from '../../../locale/useLabels.ts';
import { listedRules } from './listedRules.ts';
import { isValidPassword, type PasswordPolicy, type PasswordRuleSource } from './passwordPolicy.ts';
import { passwordRulesLabels } from './passwordRulesLabels.ts';

/** Says what is wrong with a new password, if anything, in the sentence that `PasswordRules` has under it. */
export function usePasswordError(
  policy: PasswordPolicy = {},
  source: PasswordRuleSource = 'default',
): (password: string) => string | undefined {
  const labels = useLabels('PasswordRules', passwordRulesLabels);
  if (source === 'default') {
    return (password) => (isValidPassword(password) ? undefined : labels.message);
  }
  return (password) => {
    const rules = listedRules(password, policy, labels, source);
    if (rules.every(({ met }) => met)) return undefined;
    return labels.messageOf(rules.map(({ label }) => label));
  };
}
