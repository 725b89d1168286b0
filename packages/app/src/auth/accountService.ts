/*
 * What is loaded late for accounts, as one chunk: with a second one that imports the first, a retry of either could
 * bring another copy of the SDK, in which nobody is signed in.
 */
export * from './accountOperations.ts';
export { preparePopup } from './popup.ts';
export * from './session.ts';
