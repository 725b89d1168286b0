const RETRY = 1000; // ms

let first: string | undefined;
const listeners = new Set<() => void>();
let isAsked = false;

async function ask(): Promise<void> {
  try {
    const headers = { authorization: 'Bearer owner' };
    const response = await fetch('/toystore/projects', { headers });
    const { projects }: { projects: string[] } = await response.json();
    first = projects[0];
    for (const listener of listeners) listener();
  } catch {
    setTimeout(ask, RETRY); // the emulator restarts
  }
}

/** The project that the emulator was started with. */
export const firstProject = {
  read: () => first,
  subscribe(listener: () => void) {
    listeners.add(listener);
    if (!isAsked) ask();
    isAsked = true;
    return () => listeners.delete(listener);
  },
};
