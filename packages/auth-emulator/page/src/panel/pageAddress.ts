import { addressOf } from '../shell/address.ts';

/** Returns the address of the emulator's page for a project, or of one of its views. */
export const pageAddress = (projectId: string, view = 'accounts', open?: string) =>
  `/?project=${encodeURIComponent(projectId)}${addressOf(view, open)}`;
