import { setTimeout as sleep } from 'node:timers/promises';
import type { UserEvent } from '../firebase-tools/userEvents.ts';

export interface Delivery {
  event: UserEvent;
  url: string;
  body: object;
  /** The content type. */
  type: string;
}

const ATTEMPTS = 3;
const TIMEOUT = 5000; // ms
const PAUSE = 200; // ms before the second attempt; twice that before the third

/** Sends an event until the server accepts it, at most three times. @returns the last status, 0 without an answer */
export async function deliver({ url, body, type }: Delivery) {
  let status = 0;
  let problem = '';
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    if (attempt > 1) await sleep(PAUSE * (attempt - 1), undefined, { ref: false });
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': type },
        body: JSON.stringify(body),
        redirect: 'manual', // followed, a POST can become a GET
        signal: AbortSignal.timeout(TIMEOUT),
      });
      status = response.status;
      if (response.ok) return { status, text: `delivered to ${url}, attempt ${attempt}` };
      problem = `HTTP ${status}`;
    } catch (error) {
      status = 0;
      problem = error instanceof Error ? error.message : String(error);
    }
  }
  return { status, text: `not delivered to ${url} in ${ATTEMPTS} attempts: ${problem}` };
}
