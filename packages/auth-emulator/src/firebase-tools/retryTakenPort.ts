const ATTEMPTS = 3;

/**
 * Calls a function again if the Firebase tools that it starts have lost their port: another program can take it between the
 * search for a free one and their start.
 */
export async function retryTakenPort<Result>(start: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await start();
    } catch (error) {
      const isTaken = error instanceof Error && error.message.includes('Emulator, port taken');
      if (!isTaken || attempt === ATTEMPTS) throw error;
    }
  }
}
