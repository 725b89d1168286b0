/** The time of a project, in the proxy and behind it. */
export type Clock = ReturnType<typeof createClock>;

/**
 * A clock that can be moved.
 * @param move lets the emulator's time differ by so many milliseconds from the real one
 */
export function createClock(move: (milliseconds: number) => Promise<void> = async () => undefined) {
  let offset = 0; // seconds

  return {
    /** Milliseconds since 1970. */
    now: () => Date.now() + offset * 1000,

    /** Seconds by which it differs from the real time. */
    offset: () => offset,

    /** Moves it. Whatever happens afterwards has the new time. */
    async setOffset(seconds: number): Promise<void> {
      await move(seconds * 1000);
      offset = seconds;
    },
  };
}
