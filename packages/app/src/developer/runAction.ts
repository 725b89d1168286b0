/**
 * Runs an action of the panel.
 * @param during shown while it runs
 * @param operation resolves to what is shown when it is done
 * @returns whether it succeeded
 */
export type RunAction = (during: string, operation: () => Promise<string>) => Promise<boolean>;
