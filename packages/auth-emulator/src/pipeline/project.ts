import { projectHeader } from '../client.ts';

/** The header by which the proxy gives the emulator the time of a request's project: milliseconds from the real one. */
export const offsetHeader = 'x-toystore-offset';

export type Clock = ReturnType<typeof createClock>;

export function createClock() {
  let offset = 0; // seconds

  return {
    /** Milliseconds since 1970. */
    now: () => Date.now() + offset * 1000,

    /** Seconds by which it differs from the real time. */
    offset: () => offset,

    setOffset(seconds: number): void {
      offset = seconds;
    },
  };
}

/** One of the emulator's projects. A reset replaces it: a feature's state, kept by `perProject`, goes with the old one. */
export interface Project {
  id: string;
  /** Where the emulator itself listens. */
  emulatorUrl: string;
  /** Where the proxy listens. Links in e-mails start with it. */
  url: string;
  clock: Clock;
}

/** The headers of every request that the proxy sends to the emulator. */
export const headersFor = ({ id, clock }: Project) => ({
  connection: 'close', // the emulator may be closing an idle connection at this moment
  [projectHeader]: id,
  [offsetHeader]: String(clock.offset() * 1000),
});

/** Creates a feature's state of a project when it is first used. */
export function perProject<State>(create: (project: Project) => State) {
  const states = new WeakMap<Project, State>();
  return (project: Project): State => {
    const state = states.get(project) ?? create(project);
    states.set(project, state);
    return state;
  };
}
