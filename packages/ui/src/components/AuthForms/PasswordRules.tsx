import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import styles from './PasswordRules.module.css';
import {
  hasOnlyAllowedCharacters,
  PASSWORD_MESSAGE,
  PASSWORD_RULES,
  type PasswordRule,
} from './passwordPolicy.ts';

/** The words of the list: one of each rule by its name, and what is said about them. */
export interface PasswordRulesLabels extends Record<PasswordRule['name'], string> {
  /** Read before a rule that is met. */
  met: string;
  /** Read before a rule that is not. */
  notYet: string;
  /** The whole rule in one sentence. */
  message: string;
  /** Shown while a character occurs that no rule asks for. */
  notAllowed: string;
}

const defaultLabels: PasswordRulesLabels = {
  length: '8 characters',
  lowercase: 'Lowercase',
  uppercase: 'Uppercase',
  number: 'Number',
  special: 'Special character',
  met: 'met: ',
  notYet: 'not yet: ',
  message: PASSWORD_MESSAGE,
  notAllowed: 'Only a–z, A–Z, 0–9 and @$!%*?& can be used.',
};

export type PasswordRulesProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The password so far. */
  value: string;
  /** The id of the sentences, for the field's `aria-describedby`. */
  messageId?: string | undefined;
  /** Off while the field's own error says the same sentence. */
  showMessage?: boolean;
  labels?: Partial<PasswordRulesLabels>;
};

/** What a new password needs, ticked off as it is typed. Specification section 5. */
export function PasswordRules({
  value,
  messageId,
  showMessage = true,
  labels,
  className,
  ...rest
}: PasswordRulesProps) {
  const words = { ...defaultLabels, ...labels };
  const notAllowed = !hasOnlyAllowedCharacters(value);
  return (
    <div {...rest} className={cx(styles.root, className)}>
      <ul className={styles.rules}>
        {PASSWORD_RULES.map(({ name, met }) => (
          <Rule key={name} label={words[name]} met={met(value)} words={words} />
        ))}
      </ul>
      {(notAllowed || showMessage) && (
        <div id={messageId} className={styles.messages}>
          {notAllowed && <p className={styles.notAllowed}>{words.notAllowed}</p>}
          {showMessage && <p>{words.message}</p>}
        </div>
      )}
    </div>
  );
}

interface RuleProps {
  label: string;
  met: boolean;
  words: PasswordRulesLabels;
}

function Rule({ label, met, words }: RuleProps) {
  return (
    <li data-met={met || undefined}>
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
        <VisuallyHidden>{met ? words.met : words.notYet}</VisuallyHidden>
        {label}
      </span>
    </li>
  );
}
