/*
 * React Router does not expect these errors: the page would not start, or stay as it is, and an error would be reported.
 */

/** Keeps the old address if the browser refuses to replace it, as Safari does after many changes in a short time. */
export function tolerateRefusedAddress(): void {
  const replaceState = history.replaceState.bind(history);
  history.replaceState = (...args) => {
    try {
      replaceState(...args);
    } catch (error) {
      console.warn('The address could not be replaced.', error);
    }
  };
}

/** Shows the next screen without a movement if the browser aborts a view transition, as it does after four seconds. */
export function tolerateAbortedTransitions(): void {
  if (!('startViewTransition' in document)) return;
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const transition = start(update);
    const ready = transition.ready.catch(() => new Promise(() => {})); // `finished` still settles
    return Object.defineProperty(transition, 'ready', { value: ready });
  };
}
