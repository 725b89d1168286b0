'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { formatList } from '../../locale/formatList.ts';
import type { PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import * as base from '../../primitives/BaseStyles/BaseStyles.module.css';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useUi } from '../../UiProvider.tsx';
import { type ListedRule, listedRules } from '../form/listedRules.ts';
import * as styles from './PasswordRules.module.css';
import {
  hasOnlyAllowedCharacters,
  type PasswordPolicy,
  type PasswordRuleSource,
} from './passwordPolicy.ts';
import { type PasswordRulesLabels, passwordRulesLabels } from './passwordRulesLabels.ts';

export type { PasswordRulesLabels } from './passwordRulesLabels.ts';

export type PasswordRulesProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The current value of the password field. */
  value: string;
  /** The identity provider's own rules, if known: the list shows those that are stricter. */
  policy?: PasswordPolicy | undefined;
  /** `policy` makes the policy the only rule: it allows every character, including spaces. */
  rule?: PasswordRuleSource | undefined;
  /** The id of the message, for the field's `aria-describedby`. */
  messageId?: string | undefined;
  /** Set it to `false` while the field's own error has the same text. */
  showMessage?: boolean;
  /** Replaces the rules' texts; those left out stay. */
  labels?: PartialLabels<PasswordRulesLabels> | undefined;
};

/**
 * The rules for a new password, ticked off while the user types (specification section 5). A rule that only the
 * provider has is highlighted until it is met, and announced when it becomes known (WCAG 4.1.3).
 */
export function PasswordRules({
  value,
  policy = {},
  rule: source = 'default',
  messageId,
  showMessage = true,
  labels: ownLabels,
  className,
  ...rest
}: PasswordRulesProps) {
  const labels = useLabels('PasswordRules', passwordRulesLabels, ownLabels);
  const { formatCount, locale } = useUi();
  const rules = listedRules(value, policy, { labels, formatCount }, source);
  // Before the user types, no rule is violated.
  const requested = value === '' ? [] : rules.filter((rule) => rule.fromProvider && !rule.met);
  const notAllowed = source === 'default' && !hasOnlyAllowedCharacters(value);
  const message =
    source === 'default'
      ? labels.message
      : labels.messageOf({
          rules: formatList(
            locale,
            rules.map(({ label }) => label),
          ),
        });
  return (
    <div {...rest} className={cx(base.root, styles.root, className)}>
      <ul className={styles.rules} data-long={rules.some(hasLongWord) || undefined}>
        {rules.map((rule) => (
          <Rule key={rule.name} rule={rule} requested={requested.includes(rule)} labels={labels} />
        ))}
      </ul>
      <VisuallyHidden role="status">
        {formatList(
          locale,
          requested.map(({ label }) => labels.notYet + label),
        )}
      </VisuallyHidden>
      {(notAllowed || showMessage) && (
        <div id={messageId} className={styles.messages}>
          {notAllowed && <p className={styles.notAllowed}>{labels.notAllowed}</p>}
          {showMessage && <p>{message}</p>}
        </div>
      )}
    </div>
  );
}

/** Whether a third of a dialog is too narrow for one of the label's words, such as "Großbuchstabe". */
const hasLongWord = ({ label }: ListedRule) => label.split(' ').some((word) => word.length > 12);

interface RuleProps {
  rule: ListedRule;
  requested: boolean;
  labels: PasswordRulesLabels;
}

function Rule({ rule: { label, met }, requested, labels }: RuleProps) {
  return (
    <li data-met={met || undefined} data-requested={requested || undefined}>
      <svg viewBox="0 0 24 24" fill="none" aria-hidden="true">
        {met ? (
          <>
            <circle cx="12" cy="12" r="10" fill="currentColor" />
            <path d="m7.5 12.3 3.1 3.1 6-6.3" className={styles.tick} />
          </>
        ) : (
          <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="1.8" />
        )}
      </svg>
      <span>
        <VisuallyHidden>{met ? labels.met : labels.notYet}</VisuallyHidden>
        <span>{label}</span>
      </span>
    </li>
  );
}
