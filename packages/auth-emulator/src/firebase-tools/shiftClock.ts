/* In the Firebase tools `Date`, from which the emulator takes all times, has the time of the request's project. */
import { AsyncLocalStorage } from 'node:async_hooks';

/** The project and the time of the request that the emulator is executing. */
export const currentRequest = new AsyncLocalStorage<{
  projectId: string;
  /** Milliseconds from the real time. */
  offset: number;
}>();

const realNow = Date.now;

Date.now = () => realNow() + (currentRequest.getStore()?.offset ?? 0);
globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [Date.now()] : args, newTarget),
});
