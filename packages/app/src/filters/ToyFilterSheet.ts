/** A chunk of its own: only narrow windows need a dialog. */
export { FilterSheet as ToyFilterSheet } from '@toystore/ui';
