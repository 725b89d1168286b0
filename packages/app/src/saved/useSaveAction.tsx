import type { SaveButtonProps, Toy } from '@toystore/ui';
import type { ReactNode } from 'react';
import { useAuth } from '../auth/AuthContext.ts';
import { SaveToy } from './SaveToy.tsx';

/** What saves a toy, on its card or its page. There is none for visitors. */
export function useSaveAction(
  size?: SaveButtonProps['size'],
): ((toy: Toy) => ReactNode) | undefined {
  const { user } = useAuth();
  return user ? (toy) => <SaveToy toy={toy} size={size} /> : undefined;
}
