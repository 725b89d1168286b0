import type { NavigateFunction } from 'react-router';
import { importWithRetry } from '../loading/importWithRetry.ts';
import { paths } from '../page/paths.ts';

/*
 * The login page asks for a code where the state of the history entry says so: at the same address, one entry after the
 * form, so that Back leads to the form. The sign-in itself is in memory; after a reload the page starts over.
 */

/** Whether the login page is to ask for a code. The state of a history entry may hold anything. */
export const isCodeStep = (state: unknown): boolean => Object(state).step === 'code';

/** Goes from the login form on to the code. @param state of the form's entry, which stays */
export const openCodeStep = (navigate: NavigateFunction, state?: unknown) =>
  navigate(paths.login, { state: { ...Object(state), step: 'code' } });

/** The form for the code, which few accounts ask for. */
export const loadCodeStep = () =>
  importWithRetry('src/screens/Login/CodeStep.tsx', () => import('./Login/CodeStep.tsx'));
