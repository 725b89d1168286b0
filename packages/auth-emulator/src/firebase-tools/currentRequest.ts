import { AsyncLocalStorage } from 'node:async_hooks';

/** The project and the time of the request that the emulator is executing. */
export const currentRequest = new AsyncLocalStorage<{
  projectId: string;
  /** Milliseconds from the real time. */
  offset: number;
}>();
