import { type Preview, INTERNAL_DEFAULT_PROJECT_ANNOTATIONS as react } from '@storybook/react-vite';

/**
 * Renders a story as Storybook does, and waits for its effects: its play function would start before them, with nothing that
 * listens yet. In tests, `act` runs them.
 */
export const renderWithEffects: NonNullable<Preview['renderToCanvas']> = async (
  context,
  canvasElement,
) => {
  const unmount = await react.renderToCanvas?.(context, canvasElement);
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return unmount;
};
