import type { Formats } from '../../locale/formats.ts';
import {
  PASSWORD_RULES,
  type PasswordPolicy,
  type PasswordRule,
  type PasswordRuleSource,
  policyRules,
  SHORTEST,
  SPECIAL_CHARACTERS,
} from '../PasswordRules/passwordPolicy.ts';
import type { PasswordRulesLabels } from '../PasswordRules/passwordRulesLabels.ts';

/** A rule in the list. */
export interface ListedRule {
  name: PasswordRule['name'] | 'atMost';
  label: string;
  met: boolean;
  /** Whether only the provider has this rule. */
  fromProvider: boolean;
}

/** How to write a rule. */
interface RuleTexts extends Pick<Formats, 'formatCount'> {
  labels: PasswordRulesLabels;
}

/** No user types a password this long, so a higher maximum is not worth showing before it is passed. */
const HIGH_LIMIT = 100;

/**
 * Merges the specified rule and the provider's into one list; of two similar rules it keeps the stricter one. The
 * specified rule already covers each kind of character (specification section 5), so a provider can add only lengths
 * and a narrower choice of special characters. With the rule source `policy`, returns the provider's rules alone.
 */
export function listedRules(
  value: string,
  policy: PasswordPolicy,
  texts: RuleTexts,
  source: PasswordRuleSource = 'default',
): ListedRule[] {
  const { labels, formatCount } = texts;
  const rules = (source === 'policy' ? wholePolicy : bothRules)(value, policy, texts);
  const { maxLength = Infinity } = policy;
  const length = [...value].length;
  if (maxLength < HIGH_LIMIT || length > maxLength) {
    const met = length > 0 && length <= maxLength;
    rules.push({
      name: 'atMost',
      label: labels.atMost(formatCount(maxLength)),
      met,
      fromProvider: true,
    });
  }
  return rules;
}

function wholePolicy(value: string, policy: PasswordPolicy, { labels, formatCount }: RuleTexts) {
  const { minLength = 1, allowedSpecial } = policy;
  const label = (name: PasswordRule['name']) => {
    if (name === 'length') return labels.longer(formatCount(minLength));
    if (name === 'special' && allowedSpecial !== undefined) {
      return labels.specialOf({ characters: allowedSpecial });
    }
    return labels[name];
  };
  return policyRules(policy).map(
    ({ name, met }): ListedRule => ({
      name,
      label: label(name),
      met: met(value),
      fromProvider: false, // all of them are, so none is highlighted
    }),
  );
}

function bothRules(value: string, policy: PasswordPolicy, { labels, formatCount }: RuleTexts) {
  const { minLength = 0, special, allowedSpecial } = policy;
  const length = [...value].length;
  const specials = special ? charactersInBoth(SPECIAL_CHARACTERS, allowedSpecial) : '';

  return PASSWORD_RULES.map(({ name, met }): ListedRule => {
    if (name === 'length' && minLength > SHORTEST) {
      const label = labels.longer(formatCount(minLength));
      return { name, label, met: length >= minLength, fromProvider: true };
    }
    // If no special character is accepted by both, no password could meet this rule, and listing it would mislead.
    if (name === 'special' && specials !== '' && specials !== SPECIAL_CHARACTERS) {
      const label = labels.specialOf({ characters: specials });
      const found = [...specials].some((character) => value.includes(character));
      return { name, label, met: found, fromProvider: true };
    }
    return { name, label: labels[name], met: met(value), fromProvider: false };
  });
}

const charactersInBoth = (some: string, others = some) =>
  [...some].filter((character) => others.includes(character)).join('');
