/*
 * The late part of the accounts, with the Firebase SDK, for a site with its own sentences of help: a module that exports both is
 * one chunk, which the site's `load` imports.
 */
export { createAccountService } from './firebase/accountService.ts';
