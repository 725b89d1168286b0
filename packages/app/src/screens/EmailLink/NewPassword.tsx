import * as texts from '@shop/texts/emailLink';
import { type EmailAction, useAccounts, useAction } from '@toystore/accounts';
import { AuthPage, NewPasswordForm, useMessages } from '@toystore/ui';
import { useNavigate } from 'react-router';
import { PageTitle } from '../../page/PageTitle.tsx';
import { paths } from '../../page/paths.ts';
import { loginPictures } from '../../pictures/images.ts';
import { storeUsedLink } from './usedLinks.ts';

/** Sets a new password by the code of a reset e-mail, under the rules of registering; then opens Login. */
export function NewPassword({ action, email }: { action: EmailAction; email: string }) {
  const account = useAccounts();
  const { showStatus } = useMessages();
  const { pending, failure, run } = useAction<'save'>();
  const navigate = useNavigate();

  const save = async (password: string) => {
    const setPassword = () => account.run((own) => own.setNewPassword(action.code, password));
    if (!(await run('save', setPassword))) return;
    storeUsedLink(action);
    showStatus({ message: texts.passwordSaved });
    navigate(paths.login, { replace: true }); // the code was used
  };

  return (
    <AuthPage title={texts.newPassword} pictures={loginPictures}>
      <PageTitle>{texts.newPassword}</PageTitle>
      <NewPasswordForm
        email={email}
        loading={pending !== undefined}
        error={failure}
        passwordPolicy={account.passwordPolicy}
        signInHref={paths.login}
        onSave={save}
      />
    </AuthPage>
  );
}
