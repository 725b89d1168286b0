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

/** Says what is wrong with a new password, if anything, in the sentence that `PasswordRules` has under it. */
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
