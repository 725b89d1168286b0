import { useAuth } from '@toystore/accounts';
import { type Toy, useSavedToys } from '@toystore/storefront';
import { SaveButton, type SaveButtonProps } from '@toystore/ui';
import type { ReactNode } from 'react';

/** Returns what saves a toy on its card or page; undefined for visitors. */
export function useSaveAction(
  size?: SaveButtonProps['size'],
): ((toy: Toy) => ReactNode) | undefined {
  const { user } = useAuth();
  return user ? (toy) => <SaveToy accountId={user.uid} toy={toy} size={size} /> : undefined;
}

type SaveToyProps = Pick<SaveButtonProps, 'size'> & { accountId: string; toy: Toy };

function SaveToy({ accountId, toy, size }: SaveToyProps) {
  const { toyId, toyName } = toy;
  const { ids, setSaved } = useSavedToys(accountId);
  const save = (pressed: boolean) => setSaved(toyId, pressed, toy);
  return <SaveButton name={toyName} size={size} pressed={ids.has(toyId)} onPressedChange={save} />;
}
