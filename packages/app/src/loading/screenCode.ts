import { type ComponentType, use } from 'react';
import { useLocation } from 'react-router';
import { codeArrived, MissingCodeError } from './missingCode.ts';

/** A screen whose code is fetched when it is needed. */
export interface LateScreen {
  /** Its route, as the route table has it. */
  path: string;
  /** Fetches its code. One function a screen: what came is known by it. */
  screen: () => Promise<ComponentType>;
}

type FetchScreen = LateScreen['screen'];

const arrived = new Map<FetchScreen, ComponentType>();
const visited = new Map<FetchScreen, { key: string; code: Promise<ComponentType> }>();

/**
 * Loads a screen ahead: when it is drawn, it is there.
 * @throws {MissingCodeError} when its code does not arrive
 */
export async function loadScreen({ path, screen }: LateScreen): Promise<ComponentType> {
  try {
    const Screen = await screen();
    arrived.set(screen, Screen);
    codeArrived(path);
    return Screen;
  } catch (cause) {
    throw new MissingCodeError(path, cause);
  }
}

/**
 * A screen to draw. Waits for its code as any suspended component does; each visit tries anew.
 * @throws {MissingCodeError} when its code does not arrive
 */
export function useScreen(late: LateScreen): ComponentType {
  const { key } = useLocation();
  const lastVisit = visited.get(late.screen);
  if (lastVisit?.key === key) return use(lastVisit.code);
  const Screen = arrived.get(late.screen);
  if (Screen !== undefined) return Screen;
  const code = loadScreen(late);
  visited.set(late.screen, { key, code });
  return use(code);
}
