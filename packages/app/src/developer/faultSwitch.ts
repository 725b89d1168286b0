import { useSyncExternalStore } from 'react';
import { EMULATOR } from '../auth/emulatorSettings.ts';
import { directFetch } from './directFetch.ts';
import { applyFault, type FaultName, readFaultName } from './faults.ts';
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
  const effect = applyFault(current, { url, body }, EMULATOR.url);
  if (effect instanceof Response) return effect;
  if (effect instanceof TypeError) throw effect;
  if (effect !== 'forward') {
    await new Promise((resolve) => setTimeout(resolve, effect.delay));
  }
  return directFetch(...call);
}

window.fetch = faultyFetch;
