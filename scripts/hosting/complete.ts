import { inlineSources } from './inline.ts';
import { joinSources, parsePolicy, policyText, type Sources, withSources } from './policy.ts';
import type { Target } from './targets.ts';

export interface Header {
  key: string;
  value: string;
}

export interface HeaderRule {
  source: string;
  headers: Header[];
}

/** The parts of firebase.json's hosting settings that this file reads. */
export interface Hosting {
  headers: HeaderRule[];
  predeploy?: unknown;
}

interface Build {
  /** The HTML of each page. */
  pages: readonly string[];
  /** The paths of all files, such as `/assets/index-D09799TS.js`. */
  files: readonly string[];
  /** The host of the shop. */
  target: Target;
}

/** The pattern of all served files in firebase.json. Only its policy is that of pages. */
const EVERYTHING = '**';

const POLICY = 'Content-Security-Policy';

/** The page of e-mail links: its URL contains a code, and a report contains the URL. */
const EMAIL_LINK = '/auth/action';

/** The name of the endpoint for the policy's reports. */
const ENDPOINT = 'policy';

/** The pattern of a folder in firebase.json whose files may be cached. */
const FOLDER = /^(\/.+\/)\*\*$/;

/** File names that a rule can contain: none that would be read as a pattern. */
const PLAIN = /^[\w./-]+$/;

/**
 * Completes the hosting settings of firebase.json by what only a build knows: what its pages need to be allowed, and
 * which files are in a folder. Without https it omits settings that require it.
 * @throws {Error} if a page cannot be allowed or a file name cannot be used in a rule
 */
export function completeHosting<Settings extends Hosting>(
  hosting: Settings,
  { pages, files, target }: Build,
): Omit<Settings, 'predeploy'> {
  const additions = joinSources([...pages.map(inlineSources), target.sources]);
  const { predeploy: _, ...settings } = hosting; // it prevents deploying firebase.json unchanged
  return {
    ...settings,
    headers: hosting.headers.flatMap((rule) =>
      rule.source === EVERYTHING
        ? rulesOfPages(rule.headers, additions, target)
        : namedRules(rule, files),
    ),
  };
}

function rulesOfPages(
  headers: Header[],
  additions: Sources,
  { https, reportUrl }: Target,
): HeaderRule[] {
  const isOfPolicy = ({ key }: Header) => key === POLICY;
  const complete = headers
    .filter(({ key }) => https || key !== 'Strict-Transport-Security')
    .map(({ key, value }) => {
      if (key !== POLICY) return { key, value };
      const policy = withSources(parsePolicy(value), additions);
      if (!https) policy.delete('upgrade-insecure-requests');
      return { key, value: policyText(policy) };
    });
  if (!reportUrl) return [{ source: EVERYTHING, headers: complete }];
  const url = new URL(reportUrl).href.replaceAll(';', '%3B').replaceAll(',', '%2C');
  const reported = complete.map((header) =>
    isOfPolicy(header)
      ? { ...header, value: `${header.value}; report-uri ${url}; report-to ${ENDPOINT}` }
      : header,
  );
  return [
    {
      source: EVERYTHING,
      headers: [...reported, { key: 'Reporting-Endpoints', value: `${ENDPOINT}="${url}"` }],
    },
    { source: EMAIL_LINK, headers: complete.filter(isOfPolicy) },
  ];
}

function namedRules({ source, headers }: HeaderRule, files: readonly string[]): HeaderRule[] {
  const folder = FOLDER.exec(source)?.[1];
  // Otherwise the host would send the caching header for missing files, too.
  const sources = folder === undefined ? [source] : patternsOf(folder, files);
  return sources.map((pattern) => ({ source: pattern, headers }));
}

/**
 * Returns patterns that match only the files of a folder: one for each subfolder, because there may be hundreds of files.
 */
function patternsOf(folder: string, files: readonly string[]): string[] {
  const own = files.filter((file) => file.startsWith(folder));
  const odd = own.find((file) => !PLAIN.test(file));
  if (odd !== undefined) throw new Error(`No rule can name the file ${odd}: rename it.`);
  const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/') + 1);
  return [...new Set(own.map(folderOf))].map((inner) => {
    const names = own.filter((file) => folderOf(file) === inner);
    return `${inner}@(${names.map((file) => file.slice(inner.length)).join('|')})`;
  });
}
