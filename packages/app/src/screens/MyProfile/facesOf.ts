import { providerFaces } from '@shop/signIn/faces';
import type { ProviderFace } from '@toystore/ui';

/** Returns the faces of an account's providers, also of those that the shop no longer offers. */
export const facesOf = (ids: readonly string[]): ProviderFace[] =>
  ids.map((id) => providerFaces.find((face) => face.id === id) ?? { id, name: id });
