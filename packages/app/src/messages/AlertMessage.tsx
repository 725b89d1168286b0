/** A file of its own, so that the dialog's code is a chunk of its own. */
export { AlertDialog as AlertMessage } from '@toystore/ui';
