'use client';

import { CodeField } from '../../../primitives/Form/CodeField.tsx';
import { type CodeProps, useCode } from '../../AuthForms/CodeForm/useCode.ts';
import { AccountForm } from '../AccountDialog/AccountForm.tsx';
import { takeLostFocus } from '../AccountDialog/takeLostFocus.ts';
import type { ReauthenticateDialogLabels } from './reauthenticateDialogLabels.ts';

type CodeOnlyProps = CodeProps & { labels: ReauthenticateDialogLabels };

/** The second step of a `ReauthenticateDialog`: the first one had the focus and is gone. */
export function CodeOnly({ labels, ...code }: CodeOnlyProps) {
  const { form, field } = useCode(code, labels, takeLostFocus);
  return (
    <AccountForm {...form} labels={labels}>
      <CodeField {...field} />
    </AccountForm>
  );
}
