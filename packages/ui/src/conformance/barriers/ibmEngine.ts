import type { Checker } from 'accessibility-checker-engine';

/**
 * Returns IBM's engine for a window, which is no part of `npm test`: the rules that an element certainly breaks.
 */
export async function createIbmEngine(view: Window) {
  if (!Reflect.has(view, 'ace')) {
    const { default: source } = await import('accessibility-checker-engine/ace-window.js?raw');
    const script = view.document.createElement('script');
    script.textContent = source;
    view.document.head.append(script);
  }
  const checker: Checker = new (Reflect.get(view, 'ace').Checker)();
  return async (place: Element) => {
    const { results } = await checker.check(place, ['IBM_Accessibility']);
    return results
      .filter(({ value: [policy, result] }) => policy === 'VIOLATION' && result === 'FAIL')
      .map(({ ruleId }) => `ibm:${ruleId}`);
  };
}
