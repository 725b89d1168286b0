#!/usr/bin/env node
import { styleText } from 'node:util';
import { createClient } from './client.ts';
import { type CliOptions, HELP, parseOptions } from './cliOptions.ts';
import { describeAccounts } from './describeAccounts.ts';
import { urlOf } from './pipeline/address.ts';
import { plainLines } from './plainText.ts';
import { seedMessage } from './seed/compareSeed.ts';
import { readSeed } from './seed/readSeed.ts';
import { saveSeed } from './seed/saveSeed.ts';
import { version } from './start/index.ts';
import { type AuthEmulator, startAuthEmulator } from './startAuthEmulator.ts';

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (stop.signal.aborted) process.exit(1); // a second signal ends it at once, with the Firebase tools
    stop.abort();
  });
}

try {
  await run(parseOptions(process.argv.slice(2)));
} catch (error) {
  if (!stop.signal.aborted) {
    const message = error instanceof Error ? error.message : String(error);
    console.error(styleText('red', plainLines(message)));
    process.exitCode = 1;
  }
}

async function run(options: CliOptions): Promise<void> {
  const { command, projectId, port, host, seed = '' } = options;
  if (command === 'help') console.log(HELP);
  else if (command === 'version') console.log(version());
  else if (command === 'save') {
    const client = createClient({ url: urlOf(host, port), projectId });
    console.log(await saveSeed(client, seed));
  } else await start(options);
}

async function start(options: CliOptions): Promise<void> {
  console.log('Starting the Auth emulator: ten seconds or so …');
  const emulator = await startAuthEmulator({
    ...options,
    onEmail: (line) => console.log(`${styleText('dim', 'E-mail:')} ${line}`),
    onRefused: (reason) => console.warn(styleText('yellow', reason)),
    signal: stop.signal,
  });
  try {
    printState(emulator, options);
    const code = await emulator.ended;
    stop.signal.throwIfAborted();
    throw new Error(`The Auth emulator ended (exit code ${code}).\n${emulator.lastLines()}`);
  } finally {
    await emulator.stop();
  }
}

function printState({ url, seedProblems }: AuthEmulator, options: CliOptions) {
  const { projectId, seed, actionUrl } = options;
  const linksLead = actionUrl ? `; their links lead to ${actionUrl}` : '';
  console.log(`
  ${styleText('bold', 'The Auth emulator is ready')} at ${styleText('cyan', url)} (project ${projectId})

${describeAccounts(seed === undefined ? [] : readSeed(seed).accounts)}

  ${styleText('dim', `E-mails show here${linksLead}. Ctrl-C stops it.`)}
`);
  if (seed !== undefined && seedProblems.length > 0) {
    console.error(styleText('red', seedMessage(seed, seedProblems)));
  }
}
