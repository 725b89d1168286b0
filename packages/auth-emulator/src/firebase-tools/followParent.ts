/*
 * Preloaded into the Firebase tools: they end when the process that started them is gone, even if that
 * was killed and could stop nothing any more.
 */
const parentId = process.ppid;
setInterval(() => process.ppid !== parentId && process.kill(process.pid), 500).unref();

export {};
