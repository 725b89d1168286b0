/*
 * The late part of a site in English. A site with other sentences of help has such a module of its own: help in a chunk of its
 * own would be one more request.
 */
export { englishHelpTexts as helpTexts } from '../errors/englishHelpTexts.ts';
export { createAccountService } from './accountService.ts';
