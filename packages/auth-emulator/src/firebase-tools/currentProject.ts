import { AsyncLocalStorage } from 'node:async_hooks';

/** The project of the request that the emulator is about. */
export const currentProject = new AsyncLocalStorage<string>();
