import { beforeAll, describe, expect } from 'vitest';
import { clientOfFile } from './emulator_rest_helpers.ts';

/* Vitest's setup file: what Mocha and a browser have beside Vitest's globals, and the file's project with its seed. */

Object.assign(globalThis, {
  context: describe,
  xit: () => undefined, // Google's own leave-out: it expects `auth/alskdjf`, which no provider answers
});

/** Enough of a page for what stands for reCAPTCHA in the SDK; elsewhere nothing, as Google runs it in Node. */
if (expect.getState().testPath?.endsWith('/phone.test.ts')) {
  const createElement = () =>
    Object.assign(new EventTarget(), {
      childNodes: [],
      hasChildNodes: () => false,
      appendChild: () => undefined,
      removeChild: () => undefined,
    });
  Object.assign(globalThis, {
    document: { createElement, body: createElement(), readyState: 'complete' },
    self: { location: { protocol: 'http:' } },
    window: { setTimeout, clearTimeout },
  });
}

beforeAll(async () => void (await clientOfFile().reset()));
