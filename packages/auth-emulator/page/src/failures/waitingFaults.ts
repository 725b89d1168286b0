import type { Fault } from '../../../src/client.ts';

/** How often a common failure occurs: the emulator's maximum, effectively until it is switched off. */
export const UNTIL_SWITCHED_OFF = 1_000_000;

/** Whether a failure is part of a common one. Some of its requests may have failed already. */
export const isCommon = ({ times }: Fault) => times > UNTIL_SWITCHED_OFF / 2;

/** Returns the failures that wait for a number of requests. */
export const waitingOf = (faults: readonly Fault[]) => faults.filter((fault) => !isCommon(fault));
