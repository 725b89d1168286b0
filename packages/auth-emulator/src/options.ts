import type { BlockingFunctions, MailTemplates } from './client.ts';
import type { PasswordPolicy } from './policy.ts';

export interface AuthEmulatorOptions {
  /** No tool can reach a real project if it starts with `demo-`. */
  projectId: string;
  /** The port for apps; 9099 by default, with 0 any free one. */
  port?: number;
  /** The address at which it listens; 127.0.0.1 by default. `0.0.0.0` is all addresses, for containers. */
  host?: string;
  /** The folder of the accounts to start with, as `firebase emulators:export` writes it. */
  seed?: string | undefined;
  /** Your app's page for links in e-mails. By default they lead to the emulator. */
  actionUrl?: string | undefined;
  /** Hosting domains that links in e-mails may name (`linkDomain`) besides `<project>.web.app` and `.firebaseapp.com`. */
  linkDomains?: string[];
  policy?: PasswordPolicy | undefined;
  mailTemplates?: MailTemplates | undefined;
  blockingFunctions?: BlockingFunctions;
  /** The address of a Functions emulator whose functions run when users are created or deleted. */
  functions?: string | undefined;
  /** The address that gets a CloudEvent for each created or deleted user. */
  events?: string | undefined;
  /** Signs ID tokens and session cookies, for programs that verify them. The Admin SDK then refuses them. */
  sign?: boolean;
  /** The file with the private key, in PEM. By default each start generates a key. */
  signingKey?: string | undefined;
  /** The `iss` of signed ID tokens: `https://securetoken.google.com/<project>` by default. */
  issuer?: string | undefined;
  /** Enforces the provider's rate limits. */
  rateLimits?: boolean;
  /** Origins of other machines that may send requests. `null` and `file://` are pages from a disk. */
  allowOrigins?: string[];
  /** The file for the emulator's output. */
  log?: string | undefined;
  /** Called with a line for each e-mail and text message: its purpose, and its link or code. */
  onEmail?: (line: string) => void;
  /** Called with the reason when a request from elsewhere is refused. */
  onRefused?: (reason: string) => void;
  /** Stops the emulator, also while it starts. */
  signal?: AbortSignal | undefined;
}
