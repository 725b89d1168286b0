import type { HelpTexts } from '../errors/authErrorHelp.ts';
import type { AccountService } from '../firebase/accountService.ts';
import type { ServiceSettings } from '../settings.ts';

/** The accounts of a site. Later changes to the object have no effect. */
export interface AccountSettings extends ServiceSettings {
  /** The item of `localStorage` that hints at a session; `accounts.session` by default. */
  storageKey?: string | undefined;
  /**
   * Imports the late part: `loadAccountService`, or a module of the site with its own `helpTexts`. If it rejects with an error whose `arrival`
   * is a promise, the provider waits for that promise: it is fulfilled when the code loads after all.
   */
  load: () => Promise<AccountServiceModule>;
  /**
   * Runs a task later and returns a function that cancels it. It schedules loading Firebase without a click, only to learn
   * who is signed in. Runs at once by default.
   */
  whenIdle?: ((task: () => void) => () => void) | undefined;
}

/** The module that is loaded late. */
export interface AccountServiceModule {
  createAccountService: (settings: ServiceSettings, helpTexts: HelpTexts) => AccountService;
  helpTexts: HelpTexts;
}
