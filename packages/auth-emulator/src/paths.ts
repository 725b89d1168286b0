/* Addresses of the proxy, for the owner only. */

export const accountsPath = 'toystore/accounts';
export const clockPath = 'toystore/clock';
export const eventsPath = 'toystore/events';
export const faultsPath = 'toystore/faults';
export const logPath = 'toystore/log';
export const mailPath = 'toystore/mail';
export const messagesPath = 'toystore/messages';
export const passwordPolicyPath = 'toystore/password-policy';
export const projectsPath = 'toystore/projects';
export const rateLimitsPath = 'toystore/rate-limits';
export const recentLoginPath = 'toystore/recent-login';
export const savePath = 'toystore/save';
/** The address of the proxy's snapshots. */
export const snapshotsPath = 'toystore/snapshots';
export const startPath = 'toystore/start';
export const totpPath = 'toystore/totp';

/** The address by which the owner resets a project. */
export const resetPath = (projectId: string) => `emulator/v1/projects/${projectId}/accounts:reset`;
