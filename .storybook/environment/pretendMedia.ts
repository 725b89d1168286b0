/**
 * A page cannot switch on forced colours or reduced motion: these belong to the reader's system. So while
 * one is pretended, the media conditions of every loaded stylesheet that ask for it are rewritten to match
 * (and back afterwards), and `matchMedia` answers accordingly. Listeners of `matchMedia` hear nothing of
 * the switch: stories are remounted instead.
 */

interface Pretence {
  forcedColours: boolean;
  reducedMotion: boolean;
}

const ALWAYS = '(width >= 0px)';
const NEVER = '(width < 0px)';

const features = {
  forcedColours: { on: /\(forced-colors:\s*active\)/g, off: /\(forced-colors:\s*none\)/g },
  reducedMotion: {
    on: /\(prefers-reduced-motion:\s*reduce\)/g,
    off: /\(prefers-reduced-motion:\s*no-preference\)/g,
  },
};

let pretence: Pretence = { forcedColours: false, reducedMotion: false };

function rewrite(condition: string): string {
  let rewritten = condition;
  for (const name of ['forcedColours', 'reducedMotion'] as const) {
    if (!pretence[name]) continue;
    rewritten = rewritten.replace(features[name].on, ALWAYS).replace(features[name].off, NEVER);
  }
  return rewritten;
}

const originals = new WeakMap<CSSMediaRule, string>();

function rewriteRules(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const original = originals.get(rule) ?? rule.media.mediaText;
      originals.set(rule, original);
      const wanted = rewrite(original);
      if (rule.media.mediaText !== wanted) rule.media.mediaText = wanted;
    }
    if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) rewriteRules(rule.cssRules);
  }
}

function rewriteStylesheets() {
  for (const sheet of document.styleSheets) {
    const foreign = sheet.href !== null && new URL(sheet.href).origin !== location.origin;
    if (!foreign) rewriteRules(sheet.cssRules);
  }
}

/** Styles of a component that comes later are rewritten as they arrive. */
const laterStyles = new MutationObserver(rewriteStylesheets);

let realMatchMedia: typeof window.matchMedia | undefined;

/** Makes stylesheets and `matchMedia` behave as if the reader had asked for this. */
export function pretendMedia(wanted: Pretence) {
  const before = pretence;
  pretence = wanted;
  const on = wanted.forcedColours || wanted.reducedMotion;
  if (!on && !before.forcedColours && !before.reducedMotion) return;
  rewriteStylesheets();
  laterStyles.disconnect();
  document.head.removeEventListener('load', rewriteStylesheets, true);
  if (on) {
    laterStyles.observe(document.head, { childList: true, subtree: true, characterData: true });
    document.head.addEventListener('load', rewriteStylesheets, true);
    realMatchMedia ??= window.matchMedia;
    const real = realMatchMedia.bind(window);
    window.matchMedia = (query) => real(rewrite(query));
  } else if (realMatchMedia) {
    window.matchMedia = realMatchMedia;
    realMatchMedia = undefined;
  }
}
