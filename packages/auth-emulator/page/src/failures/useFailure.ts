import { useLive, useProject } from '../api/useLive.ts';
import { type CommonFailureName, currentFailure } from './commonFailures.ts';

/** Returns the common failure that the emulator simulates; `undefined` for a combination, or until it is known. */
export function useFailure(): CommonFailureName | undefined {
  const project = useProject();
  const { data: failures } = useLive(project.failures);
  const { data: start } = useLive(project.start);
  return failures && start && currentFailure(failures, start.policy);
}
