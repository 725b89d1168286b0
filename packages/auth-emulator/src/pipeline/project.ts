import type { Clock } from './clock.ts';

/** One of the emulator's projects. What a feature knows of it, it keeps by `perProject`. */
export interface Project {
  id: string;
  /** Where the emulator itself listens. */
  emulatorUrl: string;
  /** Where the proxy listens: what links in e-mails name. */
  url: string;
  clock: Clock;
}

/** What a feature keeps of each project, until it forgets that. */
export function perProject<State>(create: (project: Project) => State) {
  const states = new WeakMap<Project, State>();
  const stateOf = (project: Project): State => {
    const state = states.get(project) ?? create(project);
    states.set(project, state);
    return state;
  };
  return Object.assign(stateOf, { forget: (project: Project) => void states.delete(project) });
}
