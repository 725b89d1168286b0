export type Clock = ReturnType<typeof createClock>;

/** Creates a clock that can be moved. */
export function createClock() {
  let offset = 0; // seconds

  return {
    /** Milliseconds since 1970. */
    now: () => Date.now() + offset * 1000,

    /** Seconds by which it differs from the real time. */
    offset: () => offset,

    setOffset(seconds: number): void {
      offset = seconds;
    },
  };
}
