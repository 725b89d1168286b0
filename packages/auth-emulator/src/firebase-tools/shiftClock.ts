/*
 * Preloaded into the Firebase tools: each request has the time of its project. The emulator takes all its times from `Date`:
 * of tokens, session cookies, logins and accounts.
 */
import { currentRequest } from './currentRequest.ts';

const realNow = Date.now;

Date.now = () => realNow() + (currentRequest.getStore()?.offset ?? 0);
globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [Date.now()] : args, newTarget),
});
