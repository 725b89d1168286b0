export * from './client.ts';
export { describeAccounts } from './describeAccounts.ts';
export { readMailTemplates } from './mail/readMailTemplates.ts';
export * from './policy.ts';
export { readPolicy } from './readPolicy.ts';
export { seedMessage } from './seed/compareSeed.ts';
export { readSeed, type Seed, type SeedAccount } from './seed/readSeed.ts';
export { saveSeed } from './seed/saveSeed.ts';
export {
  type AuthEmulator,
  type AuthEmulatorOptions,
  startAuthEmulator,
} from './startAuthEmulator.ts';
