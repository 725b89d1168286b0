import type { Reporter } from 'vitest/node';

/** Names the story that ran last if the run ends early: the error of a browser that crashed names its file alone. */
export function lastStory(): Reporter {
  let last = 'none';
  return {
    onTestCaseReady: ({ fullName, module }) => {
      last = `${fullName} in ${module.relativeModuleId}`;
    },
    onTestRunEnd: (_modules, unhandledErrors) => {
      if (unhandledErrors.length > 0) console.log(`The last story that started: ${last}.`);
    },
  };
}
