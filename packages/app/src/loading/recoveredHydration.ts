/*
 * Extensions and translation change a prerendered page before React hydrates it. React then renders the page from scratch:
 * the fields that the visitor has typed in or focused are no longer in the document.
 */

const CONTROLS = 'a, button, input, select, textarea';

/** Distinguishes a control from those that extensions add, and survives a render from scratch, which ids do not. */
const signatureOf = (control: Element) =>
  [
    control.localName,
    control.className,
    ...['name', 'href'].map((name) => control.getAttribute(name)),
  ].join();

/** Returns the controls below a root, each with its signature and the number of earlier controls with the same one. */
function controlsIn(root: Element): Map<string, HTMLElement> {
  const counts = new Map<string, number>();
  const controls = new Map<string, HTMLElement>();
  for (const control of root.querySelectorAll<HTMLElement>(CONTROLS)) {
    const signature = signatureOf(control);
    const count = counts.get(signature) ?? 0;
    counts.set(signature, count + 1);
    controls.set(`${signature} ${count}`, control);
  }
  return controls;
}

/**
 * Remembers the controls of a prerendered page. Call it before hydration.
 * @returns moves values, focus and selection to the controls that React has rendered instead, and finds a control's replacement
 */
export function rememberControls(root: Element): (onReplaced: Replaced) => void {
  const before = controlsIn(root);
  let focused = document.activeElement;
  const onFocus = ({ target }: Event) => {
    focused = target instanceof Element ? target : null;
  };
  const onBlur = ({ target }: Event) => {
    // Removing an element removes its focus, too; it leaves the document before the next task.
    queueMicrotask(() => {
      if (focused === target && focused instanceof Element && focused.isConnected) focused = null;
    });
  };
  root.addEventListener('focusin', onFocus);
  root.addEventListener('focusout', onBlur);

  return (onReplaced) => {
    root.removeEventListener('focusin', onFocus);
    root.removeEventListener('focusout', onBlur);
    const after = controlsIn(root);
    for (const [key, old] of before) {
      const control = old.isConnected ? undefined : after.get(key);
      if (!control) continue;
      if (old === focused && document.activeElement === document.body) {
        control.focus({ preventScroll: true });
      }
      copyValue(old, control);
      onReplaced(old, control);
    }
    before.clear();
  };
}

type Replaced = (old: HTMLElement, control: HTMLElement) => void;

/** Copies a typed or chosen value to another control, so that React is notified. */
function copyValue(from: HTMLElement, to: HTMLElement) {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
    if (from.type === 'checkbox' || from.type === 'radio') {
      if (from.checked !== to.checked && (from.checked || from.type === 'checkbox')) to.click();
    } else copyText(from, to, HTMLInputElement.prototype);
  } else if (from instanceof HTMLTextAreaElement && to instanceof HTMLTextAreaElement) {
    copyText(from, to, HTMLTextAreaElement.prototype);
  } else if (from instanceof HTMLSelectElement && to instanceof HTMLSelectElement) {
    if (from.value === to.value) return;
    to.value = from.value;
    to.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

function copyText<Field extends HTMLInputElement | HTMLTextAreaElement>(
  from: Field,
  to: Field,
  prototype: Field,
) {
  if (from.value === to.value) return;
  // React's own setter would make it ignore the event.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(to, from.value);
  to.dispatchEvent(new Event('input', { bubbles: true }));
  const { selectionStart, selectionEnd, selectionDirection } = from;
  if (selectionStart === null) return; // such as an email address
  to.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
}
