import type { Toy } from '@toystore/ui';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useAuth } from '../auth/AuthContext.ts';
import { importWithRetry } from '../loading/importWithRetry.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';

type Module = typeof import('./SaveToy.tsx');

let loaded: Module | undefined; // the next page has it at once

/** What saves a toy, on its card or its page. There is none for visitors, who load nothing of it. */
export function useSaveAction(
  size?: Parameters<Module['SaveToy']>[0]['size'],
): ((toy: Toy) => ReactNode) | undefined {
  'use no memo'; // part of the first load of a page, which counts each byte
  const { user } = useAuth();
  const { showStatus } = useMessages();
  const [code, setCode] = useState(loaded);
  const isMissing = Boolean(user) && code === undefined;

  const report = useEffectEvent((error: unknown) => {
    console.error('Saved toys did not arrive.', error);
    showStatus({ message: 'Saved toys did not arrive. Please reload the page to see them.' });
  });
  useEffect(() => {
    if (!isMissing) return;
    importWithRetry('src/saved/SaveToy.tsx', () => import('./SaveToy.tsx')).then((module) => {
      loaded = module;
      setCode(module);
    }, report);
  }, [isMissing]);

  if (!user || !code) return undefined;
  return (toy) => <code.SaveToy toy={toy} size={size} />;
}
