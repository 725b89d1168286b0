'use client';

import type { ComponentProps } from 'react';
import type { PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import type { ProviderError } from '../../primitives/Form/fieldMessages.ts';
import { bringIntoView } from '../../primitives/focus/bringIntoView.ts';
import { Section, type SectionProps } from '../../primitives/Section/Section.tsx';
import { wrapText } from '../../primitives/text/wrapText.tsx';
import * as styles from './AccountSecurity.module.css';
import { type AccountSecurityLabels, accountSecurityLabels } from './accountSecurityLabels.ts';

export type AccountSecurityProps = Omit<SectionProps, 'title' | 'headingLevel' | 'children'> & {
  /** The provider's error about an action without a dialog. Stays until the parent removes it. */
  error?: ProviderError | undefined;
  /** `SecurityRows` with the rows that the shop offers, then `DeleteAccountRow`. */
  children?: ComponentProps<'section'>['children'];
  /** Replaces the heading. */
  labels?: PartialLabels<Pick<AccountSecurityLabels, 'title'>> | undefined;
};

/**
 * The account's sign-in methods, and the buttons to change them. A `Section` in the page's column: it is a sibling of
 * the page's other containers, not inside one.
 */
export function AccountSecurity({
  error,
  labels: ownLabels,
  children,
  ...rest
}: AccountSecurityProps) {
  const { title } = useLabels('AccountSecurity', accountSecurityLabels, ownLabels);
  return (
    <Section {...rest} title={title}>
      {error !== undefined && <Alert ref={bringIntoView} {...error} className={styles.alert} />}
      {wrapText(children)}
    </Section>
  );
}
