import type { Fault, FaultAccount } from '../client.ts';

export function createFaults() {
  let faults: Fault[] = [];
  /** How many requests matched a fault. */
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

    /** Returns the first fault that matches a request, and counts it. */
    take(operation: string, admin: boolean, from: FaultAccount): Fault | undefined {
      const met = faults.find(
        (fault) =>
          fault.admin === admin &&
          ['*', operation].includes(fault.operation) &&
          isFor(fault, from) &&
          isDue(fault),
      );
      if (met !== undefined) {
        met.times -= 1;
        if (met.times <= 0) faults = faults.filter((fault) => fault !== met);
      }
      return met;
    },
  };
}
