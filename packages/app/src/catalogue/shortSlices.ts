/** Half of a frame: what a visitor types, or scrolls to, waits no longer than that. */
const SLICE = 8; // ms

/** Long work in short slices of time, with whatever else there is to do in between. */
export function shortSlices() {
  let end = performance.now() + SLICE;
  return {
    isOver: () => performance.now() >= end,
    /** Lets the others go first. */
    async next() {
      await othersFirst();
      end = performance.now() + SLICE;
    },
  };
}

/** `scheduler.yield` where there is one: what waits for it goes on before other tasks that are no more urgent. */
function othersFirst(): Promise<void> {
  const { scheduler }: { scheduler?: Partial<Scheduler> } = globalThis;
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
