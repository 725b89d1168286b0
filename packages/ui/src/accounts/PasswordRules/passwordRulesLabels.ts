import type { CountValues } from '../../locale/formats.ts';
import type { Label } from '../../locale/labels.ts';
import type { PasswordRule } from './passwordPolicy.ts';

/** The texts of the list: one per rule, by its name, and the messages about them. */
export interface PasswordRulesLabels extends Record<PasswordRule['name'], string> {
  /** Replaces `length` if the provider requires more characters. */
  longer: Label<CountValues>;
  /** The maximum length that the provider accepts. */
  atMost: Label<CountValues>;
  /** Replaces `special` if the provider accepts only these special characters. */
  specialOf: Label<{ characters: string }>;
  /** Read before a rule that is met. */
  met: string;
  /** Read before a rule that is not met. */
  notYet: string;
  /** The whole rule in one sentence. */
  message: string;
  /** The rules of a policy that is the only rule, in one sentence. */
  messageOf: Label<{ rules: string }>;
  /** Shown while the password contains a character that is not allowed. */
  notAllowed: string;
}

declare module '../../locale/labels.ts' {
  interface UiLabels {
    PasswordRules: PasswordRulesLabels;
  }
}

export const passwordRulesLabels: PasswordRulesLabels = {
  length: '8 characters',
  lowercase: 'Lowercase',
  uppercase: 'Uppercase',
  number: 'Number',
  special: 'Special character',
  longer: ({ count, written }) => `${written} ${count === 1 ? 'character' : 'characters'}`,
  atMost: ({ written }) => `At most ${written} characters`,
  specialOf: ({ characters }) => `Special character: ${characters}`,
  met: 'met: ',
  notYet: 'not yet: ',
  message:
    'Use at least 8 characters, with a lowercase letter, an uppercase letter, a number and a special character.',
  messageOf: ({ rules }) => `Your password needs: ${rules}.`,
  notAllowed: 'Only a–z, A–Z, 0–9 and @$!%*?& can be used.',
};
