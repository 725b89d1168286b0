import type { PasswordPolicy } from '../policy.ts';

export type CurrentPolicy = ReturnType<typeof createCurrentPolicy>;

/** The password policy of a project: that of the start, unless a test has set another one. */
export function createCurrentPolicy(initial: PasswordPolicy) {
  let policy = initial;
  return {
    get: () => policy,
    set(next: PasswordPolicy): void {
      policy = next;
    },
    restore(): void {
      policy = initial;
    },
  };
}
