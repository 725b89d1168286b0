/*
 * `node packages/auth-emulator/bench/figures.ts`: what the proxy costs, and what it bears, with the limits of each. Part of
 * `npm run test:long`.
 */

import { startAuthEmulator } from '../src/startAuthEmulator.ts';
import { projectApi } from './api.ts';
import { timeRestores } from './snapshots.ts';
import { startBareEmulator } from './startBare.ts';

const PROJECT = 'demo-figures';
const STARTS = 3;
const REQUESTS = 400;
const WORKERS = 8;
const SIGN_UPS = 250; // of each worker

interface Figure {
  name: string;
  value: number;
  unit: string;
  limit: { most: number } | { least: number };
}

const quantile = (times: number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;
const median = (times: number[]) => quantile(times, 0.5);

async function timed<Result>(work: () => Promise<Result>): Promise<[number, Result]> {
  const start = performance.now();
  const result = await work();
  return [performance.now() - start, result];
}

const startOurs = () => startAuthEmulator({ projectId: PROJECT, port: 0 });

/** Starts one after the other, in turns: a busy moment is not one side's alone. */
async function measureStart(): Promise<Figure> {
  const [bare, ours]: [number[], number[]] = [[], []];
  for (let count = 0; count < STARTS; count += 1) {
    const [bareTime, bareEmulator] = await timed(() => startBareEmulator(PROJECT));
    await bareEmulator.stop();
    const [ourTime, ourEmulator] = await timed(startOurs);
    await ourEmulator.stop();
    bare.push(bareTime);
    ours.push(ourTime);
  }
  const alone = median(bare);
  const name = `starting, beyond the emulator alone (${(alone / 1000).toFixed(1)} s)`;
  return { name, value: median(ours) - alone, unit: 'ms', limit: { most: 1000 } };
}

async function measureRequest(bareUrl: string, url: string): Promise<Figure> {
  const both = [bareUrl, url].map((at) => ({
    api: projectApi(at, PROJECT),
    times: [] as number[],
  })); // numbers
  for (const { api } of both) await api.signUp('ann@b.example');
  for (let count = 0; count < REQUESTS; count += 1) {
    for (const { api, times } of both)
      times.push((await timed(() => api.signIn('ann@b.example')))[0]);
  }
  const [bare = 0, ours = 0] = both.map(({ times }) => median(times));
  return {
    name: `a request, beyond the emulator alone (${bare.toFixed(1)} ms)`,
    value: ours - bare,
    unit: 'ms',
    limit: { most: 2 },
  };
}

const workersOf = (url: string) =>
  Array.from({ length: WORKERS }, (_, index) => projectApi(url, `${PROJECT}-worker-${index}`));

async function measureSignUps(url: string): Promise<Figure> {
  const workers = workersOf(url);
  await Promise.all(workers.map(({ client }) => client.reset()));
  const [time] = await timed(() =>
    Promise.all(
      workers.map(async ({ signUp }) => {
        for (let count = 0; count < SIGN_UPS; count += 1) await signUp(`${count}@b.example`);
      }),
    ),
  );
  const value = (WORKERS * SIGN_UPS * 1000) / time;
  return { name: `sign-ups of ${WORKERS} workers`, value, unit: 'a second', limit: { least: 200 } };
}

async function measureRestore(url: string): Promise<Figure> {
  const name = 'restoring a snapshot of 10,000 accounts, 95th percentile';
  const value = quantile(await timeRestores(url), 0.95);
  return { name, value, unit: 'ms', limit: { most: 300 } };
}

const isMet = ({ value, limit }: Figure) =>
  'most' in limit ? value <= limit.most : value >= limit.least;

function describe(figure: Figure): string {
  const { name, value, unit, limit } = figure;
  const bound = 'most' in limit ? `at most ${limit.most}` : `at least ${limit.least}`;
  return `${isMet(figure) ? '✓' : '✗'} ${name}: ${value.toFixed(1)} ${unit} (${bound})`;
}

const figures: Figure[] = [];

function report(figure: Figure): void {
  figures.push(figure);
  console.log(describe(figure));
}

report(await measureStart());
const bare = await startBareEmulator(PROJECT);
const ours = await startOurs();
try {
  for (const measure of [
    () => measureRequest(bare.url, ours.url),
    () => measureSignUps(ours.url),
    () => measureRestore(ours.url),
  ]) {
    report(await measure());
  }
} finally {
  await Promise.all([bare.stop(), ours.stop()]);
}
process.exitCode = figures.every(isMet) ? 0 : 1;
