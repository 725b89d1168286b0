import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { STORED } from '../screenshots/options.ts';

const FILE = 'transcript.txt';

/** The transcripts of one component, by the name of the story in its id. */
type Transcripts = Map<string, string[]>;

const fileOf = (root: string, component: string) => join(root, STORED, component, FILE);

/** Reads a component's transcripts: the name of each story, with indented lines below it. */
function read(file: string): Transcripts {
  if (!existsSync(file)) return new Map();
  const blocks = readFileSync(file, 'utf8')
    .trim()
    .split(/\n(?=\S)/);
  return new Map(
    blocks.map((block) => {
      const [story = '', ...lines] = block.split('\n').filter((line) => line !== '');
      return [story, lines.map((line) => line.slice(2))];
    }),
  );
}

/** Returns the stored transcript of a story, and the empty one if it has none. */
export function storedTranscript(root: string, storyId: string): string[] {
  const [component = '', story = ''] = storyId.split('--');
  return read(fileOf(root, component)).get(story) ?? [];
}

/** Stores the transcript of a story among those of its component, which is one file that several test files may write. */
export function storeTranscript(root: string, storyId: string, transcript: string[]): void {
  const [component = '', story = ''] = storyId.split('--');
  const file = fileOf(root, component);
  const transcripts = [...read(file).set(story, transcript)].sort(([a], [b]) => (a < b ? -1 : 1));
  const text = transcripts.map(([name, lines]) => [name, ...lines.map((line) => `  ${line}`), '']);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text.flat().join('\n'));
}

/** Returns the ids of all stories with a stored transcript. */
export const storedTranscripts = (root: string): string[] =>
  readdirSync(join(root, STORED)).flatMap((component) =>
    [...read(fileOf(root, component)).keys()].map((story) => `${component}--${story}`),
  );
