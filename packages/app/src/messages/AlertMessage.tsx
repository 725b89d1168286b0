/** A module of its own, so that the dialog is a chunk of its own. */
export { AlertDialog as default } from '@toystore/ui';
