import { createRequire } from 'node:module';
import type { ApiSpec } from '../pipeline/findRoute.ts';
import { UNKNOWN_TOOLS_MESSAGE } from './unknownTools.ts';

/**
 * What the installed emulator says of itself: every operation, with all fields.
 * @param script of the Firebase tools
 * @throws {Error} when they are of another kind
 */
export function readApiSpec(script: string): ApiSpec {
  const path = '../emulator/auth/apiSpec.js';
  try {
    const { default: spec }: { default?: ApiSpec } = createRequire(script)(path);
    if (spec?.components.schemas !== undefined) return spec;
  } catch {
    // The message below is the same.
  }
  throw new Error(UNKNOWN_TOOLS_MESSAGE);
}
