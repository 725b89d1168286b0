import { AuthPage, NewPasswordForm } from '@toystore/ui';
import { useNavigate } from 'react-router';
import { useAccountServices } from '../../auth/AccountServices.ts';
import { useAuthAction } from '../../auth/useAuthAction.ts';
import { Waiting } from '../../auth/Waiting.tsx';
import { loginPictures } from '../../images.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import { PageTitle } from '../../PageTitle.tsx';
import { paths } from '../../paths.ts';
import { LinkFailure } from './LinkFailure.tsx';
import { useActionCode } from './useActionCode.ts';

/** Sets a new password by the code of a reset e-mail, under the rules of registering; then the page is Login. */
export function NewPassword({ code }: { code: string }) {
  const { checkEmailCode, setNewPassword, passwordPolicy } = useAccountServices();
  const { showStatus } = useMessages();
  const { pending, failure, run } = useAuthAction<'save'>();
  const navigate = useNavigate();
  const account = useActionCode(() => checkEmailCode(code, 'PASSWORD_RESET'));

  if (account.status === 'pending') return <Waiting title="New Password" />;
  if (account.status === 'failed') {
    return <LinkFailure {...account} />;
  }
  return (
    <AuthPage title="New Password" pictures={loginPictures}>
      <PageTitle>New Password</PageTitle>
      <NewPasswordForm
        email={account.result.email}
        loading={pending !== undefined}
        error={failure}
        passwordPolicy={passwordPolicy}
        loginHref={paths.login}
        onSave={async (password) => {
          if (!(await run('save', () => setNewPassword(code, password)))) return;
          showStatus({ message: 'Your new password is saved. Please log in.' });
          navigate(paths.login, { replace: true }); // the code is used up
        }}
      />
    </AuthPage>
  );
}
