'use client';

import { CodeField } from '../../primitives/Form/CodeField.tsx';
import { AccountForm } from '../dialog/AccountForm.tsx';
import { takeLostFocus } from '../dialog/takeLostFocus.ts';
import { type CodeProps, useCode } from '../form/useCode.ts';
import type { ReauthenticateDialogLabels } from './reauthenticateDialogLabels.ts';

type CodeOnlyProps = CodeProps & { labels: ReauthenticateDialogLabels };

/** The second step of a `ReauthenticateDialog`; it takes the focus, because the first step had it and is gone. */
export function CodeOnly({ labels, ...code }: CodeOnlyProps) {
  const { form, field } = useCode(code, labels, takeLostFocus);
  return (
    <AccountForm {...form} labels={labels}>
      <CodeField {...field} />
    </AccountForm>
  );
}
