import { createContext, useContext, useState, useSyncExternalStore } from 'react';
import type { Live, LiveSource } from './createLive.ts';
import type { ProjectData } from './projectData.ts';

/** Returns a part of the emulator's state, and renders again when it changes. */
export const useLive = <Data>({
  subscribe,
  read,
}: Pick<LiveSource<Data>, 'subscribe' | 'read'>): Live<Data> =>
  useSyncExternalStore(subscribe, read);

/** Keeps the last data on screen while those of another search are on their way. */
export function useLastData<Data>(data: Data | undefined): Data | undefined {
  const [last, setLast] = useState(data);
  if (data !== undefined && data !== last) setLast(data);
  return data ?? last;
}

const ProjectContext = createContext<ProjectData | undefined>(undefined);

export const ProjectProvider = ProjectContext.Provider;

/** Returns the project that the page shows. */
export function useProject(): ProjectData {
  const project = useContext(ProjectContext);
  if (project === undefined) throw new Error('useProject needs a ProjectProvider around it.');
  return project;
}

/** Returns whether the page hears from the emulator. */
export const useConnection = () => {
  const { events } = useProject();
  return useSyncExternalStore(events.onConnection, events.connection);
};
