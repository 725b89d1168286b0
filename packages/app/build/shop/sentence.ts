/** Returns what an error says as one sentence for people: its first line, without the name of its class. */
export function sentenceOf(error: unknown): string {
  const [line = ''] = `${error instanceof Error ? error.message : error}`.trim().split(/:?\n/);
  const text = line.replace(/^(?:\w*Error: )+/, '').trim();
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
