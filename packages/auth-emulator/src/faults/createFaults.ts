import type { Fault, FaultAccount } from '../client.ts';

/** Failures that are to come. */
export function createFaults() {
  let faults: Fault[] = [];
  /** How many requests a fault was meant for. */
  const requests = new WeakMap<Fault, number>();

  const isFor = ({ account }: Fault, from: FaultAccount): boolean =>
    account === undefined ||
    (account.localId !== undefined && account.localId === from.localId) ||
    (account.email !== undefined && account.email === from.email);

  function isDue(fault: Fault): boolean {
    const count = (requests.get(fault) ?? 0) + 1;
    requests.set(fault, count);
    return count % (fault.every ?? 1) === 0;
  }

  return {
    list: (): Fault[] => faults,

    add(fault: Fault): void {
      faults.push(fault);
    },

    clear(): void {
      faults = [];
    },

    candidates: (operation: string, admin: boolean): Fault[] =>
      faults.filter((fault) => fault.admin === admin && ['*', operation].includes(fault.operation)),

    /** The first of some faults that is for an account: it counts as met. */
    take(candidates: Fault[], from: FaultAccount): Fault | undefined {
      const met = candidates.find(
        (fault) => faults.includes(fault) && isFor(fault, from) && isDue(fault),
      );
      if (met !== undefined) {
        met.times -= 1;
        if (met.times <= 0) faults = faults.filter((fault) => fault !== met);
      }
      return met;
    },
  };
}
