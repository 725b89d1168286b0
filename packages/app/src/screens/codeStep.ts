import type { NavigateFunction } from 'react-router';
import { importWithRetry } from '../loading/importWithRetry.ts';
import { paths } from '../page/paths.ts';

/*
 * The login page asks for a code if the state of the history entry contains that step: at the same URL, one entry after the form, so
 * that Back returns to the form. The sign-in itself is in memory; after a reload the page starts over.
 */

/** Returns whether the login page asks for a code. The state of a history entry may contain anything. */
export const isCodeStep = (state: unknown): boolean => Object(state).step === 'code';

/** Moves from the login form to the code. @param state of the form's entry, which stays */
export const openCodeStep = (navigate: NavigateFunction, state?: unknown) =>
  navigate(paths.login, { state: { ...Object(state), step: 'code' } });

/** Loads the form for the code, which few accounts need. */
export const loadCodeStep = () =>
  importWithRetry('src/screens/Login/CodeStep.tsx', () => import('./Login/CodeStep.tsx'));
