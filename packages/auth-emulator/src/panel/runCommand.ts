import { fillIn } from './fillIn.ts';
import type { PanelOptions } from './options.ts';
import type { Command, Credential } from './protocol.ts';

/** Runs a command of the frame by the app's own functions. */
export async function runCommand(command: Command, options: PanelOptions): Promise<void> {
  switch (command.name) {
    case 'signIn':
      return signIn(command.credential, command.code, options);
    case 'signOut':
      await options.signOut?.();
      return;
    case 'fillIn':
      return fillIn(command.code);
    case 'openLink': {
      const { openLink = (link) => location.assign(link) } = options;
      return openLink(command.link);
    }
    case 'accountDeleted':
      await options.onAccountDeleted?.(command.localId);
  }
}

/** Signs in. Without the app's `finishSignIn` its own form asks for the code. */
async function signIn(
  credential: Credential,
  code: string | undefined,
  { signIn, finishSignIn }: PanelOptions,
): Promise<void> {
  try {
    await signIn(credential);
  } catch (error) {
    if (finishSignIn === undefined || code === undefined || !needsCode(error)) throw error;
    await finishSignIn(error, code);
  }
}

const needsCode = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'auth/multi-factor-auth-required';
