import { type SignInProvider, signInProviders } from '@toystore/accounts';
import { googleFace, type ProviderFace } from '@toystore/ui';

/** The accounts elsewhere with which shoppers of this shop can sign in. */
export const providers: readonly SignInProvider[] = [signInProviders.google];

/** How forms show them, in the same order. */
export const providerFaces: readonly ProviderFace[] = [googleFace];

/** Returns the faces of an account's providers, also of those that the shop no longer offers. */
export const facesOf = (ids: readonly string[]): ProviderFace[] =>
  ids.map((id) => providerFaces.find((face) => face.id === id) ?? { id, name: id });
