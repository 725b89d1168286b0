import { projectHeader } from '../client.ts';
import { createFeed, type Feed } from './feed.ts';

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

/** Where the emulator and the proxy listen. */
export interface Addresses {
  /** Where the emulator itself listens. */
  emulatorUrl: string;
  /** Where the proxy listens. Links in e-mails start with it. */
  url: string;
}

/**
 * One of the emulator's projects. A reset replaces it: a feature's state, kept by `perProject`, goes with the old one.
 * Only the feed stays.
 */
export interface Project extends Addresses {
  id: string;
  clock: Clock;
  feed: Feed;
  /** Copies into another project, each the state of a feature. */
  copiers: ((to: Project) => void)[];
}

export const newProject = (id: string, addresses: Addresses, clock = createClock()): Project => ({
  ...{ id, ...addresses, clock },
  feed: createFeed(),
  copiers: [],
});

/** The headers of every request that the proxy sends to the emulator. */
export const headersFor = ({ id, clock }: Project) => ({
  connection: 'close', // the emulator may be closing an idle connection at this moment
  [projectHeader]: id,
  [offsetHeader]: String(clock.offset() * 1000),
});

/** Copies the clock and the state of features, as far as a snapshot has it. */
export function copyFeatures(from: Project, to: Project): void {
  to.clock.setOffset(from.clock.offset());
  for (const copy of from.copiers) copy(to);
}

/**
 * Creates a feature's state of a project when it is first used.
 * @param copy copies the state into a snapshot, and from it into the restored project; without it a restored project starts
 * with a new state
 */
export function perProject<State>(
  create: (project: Project) => State,
  copy?: (state: State, to: Project) => State,
) {
  const states = new WeakMap<Project, State>();
  function keep(project: Project, state: State): State {
    states.set(project, state);
    if (copy) project.copiers.push((to) => void keep(to, copy(state, to)));
    return state;
  }
  return (project: Project): State => states.get(project) ?? keep(project, create(project));
}

/** Creates a map of a project, which snapshots copy. */
export const mapPerProject = <Key, Value>() =>
  perProject(
    () => new Map<Key, Value>(),
    (map) => new Map(map),
  );
