import * as texts from '@shop/texts/layout';
import type { Cart } from '@toystore/storefront';

/** Why an account's data is not saved, or was not read: the same words for the cart and everything else. */
export const storageMessage = (problem: NonNullable<Cart['problem']>): string =>
  problem === 'not saved' ? texts.notSaved : texts.unreadable;
