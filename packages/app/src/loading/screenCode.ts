import type { ComponentType } from 'react';
import { codeArrived, MissingCodeError } from './missingCode.ts';

/** A screen whose code is fetched when it is needed. */
export interface LateScreen {
  /** Its route, as the route table has it. */
  path: string;
  /** Fetches its code. One function a screen: what came is known by it. */
  screen: () => Promise<ComponentType>;
}

/** What became of a screen's code: it is there, or one visit was in vain. */
type Outcome = { Screen: ComponentType } | { error: MissingCodeError; visit: string };

const outcomes = new Map<LateScreen['screen'], Outcome>();
const listeners = new Set<() => void>();

/** Tells whenever a screen's code has come, or has not; returns what stops that. */
export function watchScreens(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a visit, known by its key, has waited enough for a screen: the next one tries anew. */
export function isSettled({ screen }: LateScreen, visit: string): boolean {
  const outcome = outcomes.get(screen);
  return outcome !== undefined && ('Screen' in outcome || outcome.visit === visit);
}

/** Whether a screen's code is there. */
export function hasCode({ screen }: LateScreen): boolean {
  const outcome = outcomes.get(screen);
  return outcome !== undefined && 'Screen' in outcome;
}

/** Loads a screen for a visit, or ahead of one. What does not arrive, `readScreen` throws in that visit. */
export async function loadScreen({ path, screen }: LateScreen, visit: string): Promise<void> {
  if (isSettled({ path, screen }, visit)) return;
  try {
    outcomes.set(screen, { Screen: await screen() });
    codeArrived(path);
  } catch (cause) {
    outcomes.set(screen, { error: new MissingCodeError(path, cause), visit });
  }
  for (const listener of listeners) listener();
}

/**
 * A screen to draw, once it is settled.
 * @throws {MissingCodeError} when its code did not arrive
 */
export function readScreen({ screen }: LateScreen): ComponentType | undefined {
  const outcome = outcomes.get(screen);
  if (outcome && 'error' in outcome) throw outcome.error;
  return outcome?.Screen;
}
