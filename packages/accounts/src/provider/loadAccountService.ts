import type { AccountServiceModule } from './accountSettings.ts';

/** Loads the code of the accounts with the Firebase SDK and the English sentences of help. */
export const loadAccountService = (): Promise<AccountServiceModule> =>
  import('../firebase/englishAccountService.ts');
