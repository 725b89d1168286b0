/*
 * Preloaded into the Firebase tools: the process that started them moves their time. The emulator takes all its times
 * from `Date`: of tokens, session cookies, logins and accounts.
 */
const realNow = Date.now;
let offset = 0; // ms

Date.now = () => realNow() + offset;
globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [Date.now()] : args, newTarget),
});

process.on('message', (milliseconds) => {
  offset = Number(milliseconds);
  process.send?.(milliseconds);
});
process.channel?.unref(); // it keeps nothing running

export {};
