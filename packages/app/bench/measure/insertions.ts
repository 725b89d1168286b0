/** Runs in the page: records the time of the frame after each insertion of a node. */
export function recordInsertions() {
  const insertions = new WeakMap<Node, { time: number }>();
  new MutationObserver((records) => {
    const frame = { time: Number.POSITIVE_INFINITY };
    requestAnimationFrame(() =>
      setTimeout(() => Object.assign(frame, { time: performance.now() })),
    );
    for (const { type, target, addedNodes } of records) {
      for (const node of type === 'characterData' ? [target] : addedNodes)
        insertions.set(node, frame);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });

  const isInViewport = (node: Node) => {
    const range = document.createRange();
    range.selectNode(node);
    const { top, left, bottom, right, width, height } = range.getBoundingClientRect();
    return width * height > 1 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  };

  /** Returns when the last node that is now in the viewport was inserted. */
  Reflect.set(window, 'lastInsertion', () => {
    const walker = document.createTreeWalker(document.body);
    let last = 0;
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const { time = 0 } = insertions.get(node) ?? {};
      if (time > last && isInViewport(node)) last = time;
    }
    return last;
  });
}
