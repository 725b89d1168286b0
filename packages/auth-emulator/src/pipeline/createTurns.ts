/** Executes work on a project one after another: two resets at once would mix. */
export function createTurns() {
  const last = new Map<string, Promise<unknown>>(); // by project ID
  return <Result>(projectId: string, work: () => Promise<Result>): Promise<Result> => {
    const result = (last.get(projectId) ?? Promise.resolve()).then(work);
    last.set(
      projectId,
      result.catch(() => undefined),
    );
    return result;
  };
}

export type Turns = ReturnType<typeof createTurns>;
