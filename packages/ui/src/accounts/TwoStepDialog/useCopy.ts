'use client';

import { useEffect, useState } from 'react';

const SHOWN_FOR = 3000; // milliseconds

/** Copies a text, and says for a while how that went. */
export function useCopy(): ['copied' | 'failed' | undefined, (text: string) => Promise<void>] {
  const [result, setResult] = useState<{ state: 'copied' | 'failed' }>();

  useEffect(() => {
    if (result?.state !== 'copied') return;
    const timer = setTimeout(() => setResult(undefined), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [result]);

  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setResult({ state: 'copied' });
    } catch {
      // Not allowed, or no secure page: the text on the screen is what is left, and the message says so.
      setResult({ state: 'failed' });
    }
  };
  return [result?.state, copy];
}
