import { addAuthTime } from './authTime.ts';
import { readBody, refuseLargeBody } from './body.ts';
import { joinEdits } from './edits.ts';
import {
  accountById,
  accountOfToken,
  RefusedByEmulator,
  tokensFor,
  touchLogin,
} from './emulatorApi.ts';
import { answerJson, type Exchange, refuse } from './exchange.ts';
import { exchangeSmsCode, takesSmsCode } from './fixedSmsCodes.ts';
import { forward } from './forward.ts';
import { refuseOldLogin } from './recentLoginCheck.ts';
import { type Fields, readFields, textIn } from './requestFields.ts';
import { Refusal, refreshTokenOf, required, textOf } from './secondFactorFields.ts';
import { signatureEditor, signTokens } from './signedTokens.ts';
import { DIGITS, PERIOD } from './totpFactor.ts';

const MFA_PATH = /^\/identitytoolkit\.googleapis\.com\/v2\/accounts\/(mfa\w+:\w+)$/;

/** First factors that take no second one, as at the provider. */
const INELIGIBLE_PROVIDERS: unknown[] = ['anonymous', 'custom', 'gc.apple.com', 'phone'];

/** Answers a request, or throws the provider's message. */
type Operation = (exchange: Exchange, fields: Fields) => Promise<object | undefined>;

/** `undefined` as an answer lets the emulator answer: it has telephones as second factors. */
const OPERATIONS: Record<string, Operation> = {
  'mfaEnrollment:start': startEnrollment,
  'mfaEnrollment:finalize': finishEnrollment,
  'mfaEnrollment:withdraw': withdraw,
  'mfaSignIn:finalize': finishSignIn,
};

/**
 * Answers what is asked about TOTP factors.
 * @returns whether it is about second factors
 */
export function serveSecondFactors(exchange: Exchange): boolean {
  const [, name = ''] = MFA_PATH.exec(exchange.url.pathname) ?? [];
  const operation = Object.hasOwn(OPERATIONS, name) ? OPERATIONS[name] : undefined;
  if (operation === undefined || exchange.request.method !== 'POST') return false;
  serve(exchange, name, operation).catch((error: unknown) => {
    if (error instanceof Refusal) refuse(exchange, 400, error.message);
    else if (error instanceof RefusedByEmulator) answerJson(exchange, error.status, error.body);
    else exchange.response.destroy(); // the emulator is down
  });
  return true;
}

async function serve(exchange: Exchange, name: string, operation: Operation): Promise<void> {
  const body = await readBody(exchange.request);
  if (body === undefined) return refuseLargeBody(exchange);
  const fields = readFields(exchange, body);
  if (fields === undefined || refuseOldLogin(exchange, fields, name)) return;
  const answer = await operation(exchange, fields);
  if (answer !== undefined) {
    return answerJson(exchange, 200, await signTokens(answer, exchange.settings.signer));
  }
  forward(exchange, {
    body: takesSmsCode(exchange) ? await exchangeSmsCode(exchange, body) : body,
    edit: joinEdits([addAuthTime, signatureEditor(exchange)]),
  });
}

async function startEnrollment({ settings }: Exchange, fields: Fields) {
  if (!fields.has('totpenrollmentinfo')) return undefined;
  const account = await signedInAccount(settings, fields);
  if (!account.emailVerified) {
    throw new Refusal(
      'UNVERIFIED_EMAIL : Need to verify email first before enrolling second factors.',
    );
  }
  const { sessionInfo, secret, expiresAt } = settings.totp.startEnrollment(account);
  return {
    totpSessionInfo: {
      sharedSecretKey: secret,
      verificationCodeLength: DIGITS,
      hashingAlgorithm: 'SHA1',
      periodSec: PERIOD,
      sessionInfo,
      finalizeEnrollmentTime: new Date(expiresAt).toISOString(),
    },
  };
}

async function finishEnrollment({ settings }: Exchange, fields: Fields) {
  if (!fields.has('totpverificationinfo')) return undefined;
  const account = await signedInAccount(settings, fields);
  const info = fields.get('totpverificationinfo');
  const factor = settings.totp.finishEnrollment(
    account,
    required(textIn(info, 'sessionInfo'), 'MISSING_SESSION_INFO'),
    required(textIn(info, 'verificationCode'), 'MISSING_CODE'),
    textOf(fields.get('displayname')),
  );
  if (typeof factor === 'string') throw new Refusal(factor);
  const refreshToken = refreshTokenOf(fields);
  const tokens = await tokensFor(settings, {
    ...refreshToken,
    secondFactor: { identifier: factor.mfaEnrollmentId, provider: 'totp' },
  });
  return { ...tokens, totpAuthInfo: {} };
}

async function withdraw({ settings }: Exchange, fields: Fields) {
  const id = fields.get('mfaenrollmentid');
  if (settings.totp.isEmpty() || !fields.get('idtoken')) return undefined;
  const account = await accountOfToken(settings, fields.get('idtoken'));
  const ids = settings.totp.of(account).map(({ mfaEnrollmentId }) => mfaEnrollmentId);
  if (typeof id !== 'string' || !ids.includes(id)) return undefined;
  settings.totp.keep(
    account,
    ids.filter((other) => other !== id),
  );
  return tokensFor(settings, refreshTokenOf(fields));
}

async function finishSignIn({ settings }: Exchange, fields: Fields) {
  if (!fields.has('totpverificationinfo')) return undefined;
  const { totp, clock } = settings;
  const credential = required(
    textOf(fields.get('mfapendingcredential')),
    'MISSING_MFA_PENDING_CREDENTIAL : Request does not have MFA pending credential.',
  );
  const id = required(
    textOf(fields.get('mfaenrollmentid')),
    'MISSING_MFA_ENROLLMENT_ID : No second factor identifier is provided.',
  );
  const code = required(
    textIn(fields.get('totpverificationinfo'), 'verificationCode'),
    'MISSING_CODE',
  );
  const signIn = required(totp.startedSignIn(credential), 'INVALID_MFA_PENDING_CREDENTIAL');
  const { localId, tenantId } = signIn;
  const accountId = { localId, tenantId };
  const account = required(await accountById(settings, accountId), 'USER_NOT_FOUND');
  if (account.disabled) throw new Refusal('USER_DISABLED');
  const factor = totp.of(account).find(({ mfaEnrollmentId }) => mfaEnrollmentId === id);
  if (!totp.takeCode(required(factor, 'MFA_ENROLLMENT_NOT_FOUND'), code)) {
    throw new Refusal('INVALID_CODE');
  }
  totp.endSignIn(credential);
  await touchLogin(settings, accountId, clock.now());
  const secondFactor = { identifier: id, provider: 'totp' };
  return tokensFor(settings, { ...signIn, secondFactor });
}

async function signedInAccount(settings: Exchange['settings'], fields: Fields) {
  const idToken = required(textOf(fields.get('idtoken')), 'MISSING_ID_TOKEN');
  const account = await accountOfToken(settings, idToken);
  if (INELIGIBLE_PROVIDERS.includes(refreshTokenOf(fields).provider)) {
    throw new Refusal(
      'UNSUPPORTED_FIRST_FACTOR : MFA is not available for the given first factor.',
    );
  }
  return account;
}
