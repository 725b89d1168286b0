/** Collects the texts of a stepper's live region. */
export const listen = (canvasElement: HTMLElement) => {
  const heard: string[] = [];
  const region = canvasElement.querySelector('[aria-live="polite"]');
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) heard.push(node.textContent ?? '');
    }
  });
  if (region) observer.observe(region, { childList: true, subtree: true, characterData: true });
  return heard;
};
