/* Preloaded into the Firebase tools: ends them when the process that started them is gone, even if it was killed. */
const parentId = process.ppid;
setInterval(() => process.ppid !== parentId && process.kill(process.pid), 500).unref();

export {};
