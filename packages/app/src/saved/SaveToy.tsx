import { SaveButton, type SaveButtonProps, type Toy } from '@toystore/ui';
import { useSavedToys } from './useSavedToys.ts';

interface SaveToyProps extends Pick<SaveButtonProps, 'size'> {
  toy: Toy;
}

/** Saves a toy, for whoever is signed in. */
export function SaveToy({ toy, size }: SaveToyProps) {
  const { isSaved, setSaved } = useSavedToys();
  return (
    <SaveButton
      name={toy.toyName}
      size={size}
      pressed={isSaved(toy.toyId)}
      onPressedChange={(pressed) => setSaved(toy.toyId, pressed)}
    />
  );
}
