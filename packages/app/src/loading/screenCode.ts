import { type ComponentType, use } from 'react';

/** Fetches a screen's code. One function a screen: what came is known by it. */
export type FetchScreen = () => Promise<ComponentType>;

const arrived = new Map<FetchScreen, ComponentType>();
const visited = new Map<FetchScreen, Promise<ComponentType>>();

/** Loads a screen ahead: when it is drawn, it is there. */
export async function loadScreen(fetchScreen: FetchScreen): Promise<ComponentType> {
  const Screen = await fetchScreen();
  arrived.set(fetchScreen, Screen);
  return Screen;
}

/** A screen to draw. Waits for its code as any suspended component does, and throws what kept that from coming. */
export function useScreen(fetchScreen: FetchScreen): ComponentType {
  const Screen = arrived.get(fetchScreen);
  if (Screen !== undefined) return Screen;
  const visit = visited.get(fetchScreen) ?? loadScreen(fetchScreen);
  visited.set(fetchScreen, visit);
  return use(visit);
}
