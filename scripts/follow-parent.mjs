/*
 * Preloaded into the programs that a command keeps running: each ends when the process that started
 * it is gone, even if that was killed and could stop nothing any more.
 */
const parent = process.ppid;
setInterval(() => process.ppid !== parent && process.kill(process.pid), 500).unref();
