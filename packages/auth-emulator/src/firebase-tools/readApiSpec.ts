import { createRequire } from 'node:module';
import type { ApiSpec } from '../pipeline/findRoute.ts';
import { UNKNOWN_TOOLS_MESSAGE } from './unknownTools.ts';

/**
 * Reads the OpenAPI specification of the installed emulator.
 * @param script of the Firebase tools
 * @throws {Error} if they have none
 */
export function readApiSpec(script: string): ApiSpec {
  const path = '../emulator/auth/apiSpec.js';
  try {
    const { default: spec }: { default?: ApiSpec } = createRequire(script)(path);
    if (spec?.components.schemas !== undefined) return spec;
  } catch {
    // reported below
  }
  throw new Error(UNKNOWN_TOOLS_MESSAGE);
}
