import { useEffect, useState } from 'react';

const UPDATE_INTERVAL_MS = 3_600_000;

/** The file of this code: its name is another one in each release. */
const OWN_FILE = new URL(import.meta.url).pathname;

/**
 * Whether a newer release than this page's is there, so that a reload would bring it. Only a service worker that takes over can
 * tell: the one before may be older than the page. A page that stays open looks for one when it is looked at again.
 */
export function useIsOutdated(): boolean {
  const [isOutdated, setOutdated] = useState(false);

  useEffect(() => {
    const workers = navigator.serviceWorker;
    if (workers === undefined) return; // such as in a private window of Firefox
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
        console.warn('A new version of the shop could not be looked for.', error);
      });
    };
    document.addEventListener('visibilitychange', onReturn, { signal });
    return () => listening.abort();
  }, []);

  return isOutdated;
}

/** Asks a service worker whether this code is of the release that it came with. */
function askWorker(worker: ServiceWorker | null, onAnswer: (isCurrent: boolean) => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => {
    onAnswer(data === true);
    port1.close();
  };
  worker?.postMessage(OWN_FILE, [port2]);
}
