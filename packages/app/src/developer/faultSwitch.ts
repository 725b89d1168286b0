import { useSyncExternalStore } from 'react';
import { EMULATOR } from '../auth/emulatorSettings.ts';
import { directFetch } from './directFetch.ts';
import { type FaultName, readFaultName, treat } from './faults.ts';
import { readItem, writeItem } from './panelStorage.ts';

/*
 * Which fault is simulated in this tab, and the fetch that brings it about: the SDK looks up
 * `self.fetch` at each request. The panel's own calls go through `directFetch` instead.
 */

let current = readFaultName(readItem('fault'));
const listeners = new Set<() => void>();

/** Switches the simulated fault of this tab; it stays over reloads until it is switched off. */
export function simulate(fault: FaultName): void {
  current = fault;
  writeItem('fault', fault);
  for (const listener of listeners) listener();
}

/** The fault that is simulated now. */
export function useFault(): FaultName {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
}

async function faultyFetch(...call: Parameters<typeof fetch>): Promise<Response> {
  const [input, init] = call;
  const url = input instanceof Request ? input.url : String(input);
  const body = typeof init?.body === 'string' ? init.body : undefined;
  const treatment = treat(current, { url, body }, EMULATOR.url);
  if (treatment instanceof Response) return treatment;
  if (treatment instanceof TypeError) throw treatment;
  if (treatment !== 'forward') {
    await new Promise((resolve) => setTimeout(resolve, treatment.delay));
  }
  return directFetch(...call);
}

window.fetch = faultyFetch;
