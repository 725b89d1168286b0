/*
 * Preloaded into the Firebase tools: the process that started them moves their time, that of each project by itself. The
 * emulator takes all its times from `Date`: of tokens, session cookies, logins and accounts.
 */
import { currentProject } from './currentProject.ts';

const realNow = Date.now;
const offsets = new Map<string | undefined, number>(); // ms

Date.now = () => realNow() + (offsets.get(currentProject.getStore()) ?? 0);
globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [Date.now()] : args, newTarget),
});

process.on('message', ({ projectId, offset }: { projectId: string; offset: number }) => {
  offsets.set(projectId, offset);
  process.send?.(projectId);
});
process.channel?.unref(); // it keeps nothing running
