import { AccountsLoadError } from '../errors/authErrors.ts';
import type { AccountService } from '../firebase/accountService.ts';
import type { AccountSettings } from './accountSettings.ts';

/**
 * Loads the accounts of a site, once for all callers. After a failure, the next call tries again.
 * @returns a function that rejects with an `AccountsLoadError` when the code does not load
 */
export function createLoader(settings: AccountSettings): () => Promise<AccountService> {
  const { load, emulator } = settings;
  let service: AccountService | undefined;
  return async () => {
    const module = await load().catch((cause: unknown) => {
      throw new AccountsLoadError(cause);
    });
    await emulator?.beforePopup?.(emulator.url); // in Safari the SDK prepares its popup as soon as it is initialised
    service ??= module.createAccountService(settings, module.helpTexts);
    return service;
  };
}
