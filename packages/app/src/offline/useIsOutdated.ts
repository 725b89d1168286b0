import { useEffect, useState } from 'react';
import { serviceWorkers } from '../browser.ts';

const UPDATE_INTERVAL_MS = 3_600_000;

/** The file of this code: its name differs in each release. */
const OWN_FILE = new URL(import.meta.url).pathname;

/**
 * Returns whether a newer release exists, so that a reload would load it. Only a service worker that takes over knows: the
 * previous one may be older than the page. An open page checks for a new one when the user returns to it.
 */
export function useIsOutdated(): boolean {
  const [isOutdated, setOutdated] = useState(false);

  useEffect(() => {
    const workers = serviceWorkers();
    if (workers === undefined) return; // for example in a private window of Firefox
    const listening = new AbortController();
    const { signal } = listening;
    const ask = () => askWorker(workers.controller, (isCurrent) => setOutdated(!isCurrent));
    workers.addEventListener('controllerchange', ask, { signal });

    let checkedAt = performance.now();
    const lookForRelease = async () => {
      if (document.visibilityState === 'hidden') return;
      if (performance.now() - checkedAt < UPDATE_INTERVAL_MS) return;
      checkedAt = performance.now();
      const registration = await workers.getRegistration();
      await registration?.update();
    };
    const onReturn = () => {
      lookForRelease().catch((error: unknown) => {
        console.warn('The check for a new version of the shop failed.', error);
      });
    };
    document.addEventListener('visibilitychange', onReturn, { signal });
    return () => listening.abort();
  }, []);

  return isOutdated;
}

/** Asks a service worker whether this code belongs to its release. */
function askWorker(worker: ServiceWorker | null, onAnswer: (isCurrent: boolean) => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => {
    onAnswer(data === true);
    port1.close();
  };
  worker?.postMessage(OWN_FILE, [port2]);
}
