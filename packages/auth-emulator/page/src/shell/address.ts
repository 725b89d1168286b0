import { useSyncExternalStore } from 'react';

/* The address names the project (`?project=`), the view and what is open in it (`#accounts/<localId>`). */

const listeners = new Set<() => void>();
const notify = () => {
  for (const listener of listeners) listener();
};

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('hashchange', notify);
    window.addEventListener('popstate', notify);
  }
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const useAddress = () => useSyncExternalStore(subscribe, () => location.href);

/** Returns the view in the address, and what is open in it. */
export function useView(): { view: string; open: string | undefined } {
  const { hash } = new URL(useAddress());
  const [view = '', ...open] = hash.slice(1).split('/');
  return { view, open: open.join('/') || undefined };
}

/** Returns the project in the address; `undefined` is the first one. */
export const useNamedProject = (): string | undefined =>
  new URL(useAddress()).searchParams.get('project') ?? undefined;

/** Changes the project, and keeps the view. */
export function openProject(projectId: string): void {
  const [view] = location.hash.split('/');
  history.pushState(null, '', `?project=${encodeURIComponent(projectId)}${view}`);
  notify();
}

/**
 * Returns the address of a view.
 * @param open what is open in it, encoded for an address
 */
export const addressOf = (view: string, open?: string) =>
  open === undefined ? `#${view}` : `#${view}/${open}`;

/** Returns the address of the emulator's page for a project, or of one of its views. */
export const pageAddress = (projectId: string, view = 'accounts', open?: string) =>
  `/?project=${encodeURIComponent(projectId)}${addressOf(view, open)}`;
