/** Loads the stored transcripts, by their paths. Not in a package: story files that use a glob there depend on all names. */
export const transcripts = import.meta.glob<string>('/screenshots/*/transcript.txt', {
  import: 'default',
  query: '?raw',
});
