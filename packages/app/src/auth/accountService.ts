/*
 * The late part of the accounts: one module, because a retry of one of two could load another copy of the SDK, in which no user
 * is signed in.
 */
export { default as helpTexts } from '@shop/texts/accountHelp';
export { createAccountService } from '@toystore/accounts/service';
