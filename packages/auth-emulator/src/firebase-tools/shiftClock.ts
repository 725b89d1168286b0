/* Preloaded into the Firebase tools: `Date`, from which the emulator takes all times, has the time of the request's project. */
import { currentRequest } from './currentRequest.ts';

const realNow = Date.now;

Date.now = () => realNow() + (currentRequest.getStore()?.offset ?? 0);
globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [Date.now()] : args, newTarget),
});
