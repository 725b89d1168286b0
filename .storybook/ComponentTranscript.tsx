import { use } from 'react';
import { transcripts } from './transcripts/transcripts.ts';

const loading = new Map<string, Promise<string>>();

/** Loads the stored transcript of a component; an empty text if it has none. Each transcript is loaded once. */
function loadTranscript(title: string): Promise<string> {
  const component = title.toLowerCase().replace('/', '-');
  const transcript =
    loading.get(title) ??
    transcripts[`/screenshots/${component}/transcript.txt`]?.() ??
    Promise.resolve('');
  loading.set(title, transcript);
  return transcript;
}

/** Renders what a screen reader announces in the main states of a component. */
export function ComponentTranscript({ title }: { title: string }) {
  const transcript = use(loadTranscript(title));
  return (
    transcript !== '' && (
      <>
        <h2 id="transcript">What a screen reader announces</h2>
        <pre className="transcript sb-unstyled">{transcript}</pre>
      </>
    )
  );
}
