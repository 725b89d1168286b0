/** Slow 4G as most tools define it; Chromium delays each response. */
export const NETWORK = {
  offline: false,
  latency: 150, // ms
  downloadThroughput: 1_600_000 / 8, // bytes a second
  uploadThroughput: 750_000 / 8,
};

/** By which factor Chromium slows the CPU down. */
export const CPU_SLOWDOWN = 4;

/** A mid-range phone. */
export const PHONE = { width: 412, height: 823, deviceScaleFactor: 1.75 };

/** The conditions in words. */
export const CONDITIONS =
  'phone 412 × 823 at 1.75; slow 4G applied by Chromium: 1.6 Mbit/s down, 750 kbit/s up, 150 ms a request; CPU 4 times slower; empty cache';
