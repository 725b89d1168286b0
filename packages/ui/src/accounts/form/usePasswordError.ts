'use client';

import { formatList } from '../../locale/formatList.ts';
import { useLabels } from '../../locale/useLabels.ts';
import { useUi } from '../../UiProvider.tsx';
import {
  isValidPassword,
  type PasswordPolicy,
  type PasswordRuleSource,
} from '../PasswordRules/passwordPolicy.ts';
import { passwordRulesLabels } from '../PasswordRules/passwordRulesLabels.ts';
import { listedRules } from './listedRules.ts';

/** Returns a function that validates a new password and returns the message that `PasswordRules` shows. */
export function usePasswordError(
  policy: PasswordPolicy = {},
  source: PasswordRuleSource = 'default',
): (password: string) => string | undefined {
  const labels = useLabels('PasswordRules', passwordRulesLabels);
  const { formatCount, locale } = useUi();
  if (source === 'default') {
    return (password) => (isValidPassword(password) ? undefined : labels.message);
  }
  return (password) => {
    const rules = listedRules(password, policy, { labels, formatCount }, source);
    if (rules.every(({ met }) => met)) return undefined;
    return labels.messageOf({
      rules: formatList(
        locale,
        rules.map(({ label }) => label),
      ),
    });
  };
}
