const LIMIT_SECONDS = 30;

/** Gives up on an answer once nothing of it has come for 30 seconds, however long it takes in all. */
export function silenceLimit() {
  const controller = new AbortController();
  const giveUpUnlessHeard = (what: string) =>
    setTimeout(
      () => controller.abort(new Error(`${what} within ${LIMIT_SECONDS} seconds`)),
      LIMIT_SECONDS * 1000,
    );
  let timer = giveUpUnlessHeard('no answer');
  return {
    /** Aborts with an error that is fit for a shopper. */
    signal: controller.signal,
    /** Something has come: the time starts anew. */
    heard() {
      clearTimeout(timer);
      timer = giveUpUnlessHeard('nothing more came');
    },
    /** Stops the time, and what is still on its way. */
    end() {
      clearTimeout(timer);
      controller.abort();
    },
  };
}
