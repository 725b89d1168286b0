'use client';

import { useEffect, useState } from 'react';
import { copyText } from '../browser/browser.ts';
import { visibleTimeout } from './visibleTimeout.ts';

const SHOWN_FOR = 3000; // milliseconds

/** Returns the state of the last copy, for a few seconds, and a function that copies a text. */
export function useCopy(): ['copied' | 'failed' | undefined, (text: string) => Promise<void>] {
  const [result, setResult] = useState<{ state: 'copied' | 'failed' }>();

  useEffect(() => {
    if (result?.state !== 'copied') return;
    return visibleTimeout(() => setResult(undefined), SHOWN_FOR);
  }, [result]);

  const copy = async (text: string) => {
    try {
      await copyText(text);
      setResult({ state: 'copied' });
    } catch {
      // Denied, or not a secure context: the user can still read the text on the screen, as the message explains.
      setResult({ state: 'failed' });
    }
  };
  return [result?.state, copy];
}
