import { useSyncExternalStore } from 'react';
import {
  type Command,
  type FrameMessage,
  type HostMessage,
  parseHostMessage,
} from '../../../src/panel/protocol.ts';

/* The app's page around the frame. Only origins that the emulator allows can be it: `frame-ancestors` names them. */

type HostState = Extract<HostMessage, { type: 'state' }>;

let state: HostState | undefined;
let origin: string | undefined;
let lastId = 0;
const waiting = new Map<number, (error: string | undefined) => void>();
const listeners = new Set<() => void>();

/**
 * Announces the frame, and receives what the app's page sends from then on.
 * @param signInAs called when the emulator's page has opened the app to sign in as an account
 */
export function connectToHost(signInAs: (localId: string) => void): void {
  window.addEventListener('message', (event) => receive(event, signInAs));
  window.parent.postMessage({ type: 'ready' } satisfies FrameMessage, '*'); // has no secret
}

function receive(
  { data, source, origin: sender }: MessageEvent,
  signInAs: (localId: string) => void,
): void {
  if (source !== window.parent) return; // such as another frame of the page
  const message = parseHostMessage(data);
  if (message?.type === 'state') {
    origin = sender;
    state = message;
    for (const listener of listeners) listener();
  } else if (message?.type === 'result') {
    waiting.get(message.id)?.(message.error);
    waiting.delete(message.id);
  } else if (message?.type === 'signInAs') signInAs(message.localId);
}

/** Sends a message to the page that has answered. Passwords reach no other one. */
export function sendToHost(message: FrameMessage): void {
  if (origin !== undefined) window.parent.postMessage(message, origin);
}

/**
 * Lets the app run a command.
 * @throws {Error} with the reason if it failed
 */
export function runInHost(command: Command): Promise<void> {
  lastId += 1;
  const id = lastId;
  return new Promise((resolve, reject) => {
    waiting.set(id, (error) => (error === undefined ? resolve() : reject(new Error(error))));
    sendToHost({ type: 'command', id, command });
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns what the app's page has reported; `undefined` until then. */
export const useHost = () => useSyncExternalStore(subscribe, () => state);
