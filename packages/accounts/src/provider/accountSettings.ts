import type { AccountService } from '../firebase/accountService.ts';
import type { ServiceSettings } from '../settings.ts';

/** How a site has its accounts. One object for the whole visit: later changes are not noticed. */
export interface AccountSettings extends ServiceSettings {
  /** The item of `localStorage` that hints at a session; `accounts.session` by default. */
  storageKey?: string | undefined;
  /**
   * Imports what is loaded late, such as `loadAccountService` with a retry and a timeout. If it rejects with an error whose
   * `arrival` is a promise, that is waited for: it is fulfilled when the code arrives after all.
   */
  load?: (() => Promise<AccountServiceModule>) | undefined;
  /**
   * Runs a task later and returns a function that cancels it. It schedules loading Firebase without a click, only to learn
   * who is signed in. Runs at once by default.
   */
  whenIdle?: ((task: () => void) => () => void) | undefined;
}

/** What is loaded late. */
export interface AccountServiceModule {
  createAccountService: (settings: ServiceSettings) => AccountService;
}
