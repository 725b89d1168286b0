import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, Suspense, use, useSyncExternalStore } from 'react';
import { create } from 'storybook/theming';
import { loadGuide } from '../packages/ui/src/foundations/guide/guides.ts';
import { ComponentTranscript } from './ComponentTranscript.tsx';
import { appliedEnvironment } from './environment/applyEnvironment.ts';
import type { Environment } from './environment/toolbar.ts';
import { ComponentHistory } from './history/ComponentHistory.tsx';
import './docsPage.css';

type Props = PropsWithChildren<DocsContainerProps>;

/**
 * Renders documentation pages with the kit's tokens, in the toolbar's theme and brand. A component's page ends with its
 * transcript and its history.
 */
export const DocsPage = (props: Props) => (
  <Suspense>
    <LoadedPage {...props} />
  </Suspense>
);

function LoadedPage(props: Props) {
  const title = props.context.componentStories()[0]?.title;
  // The table of contents is made of the headings that are there at first, so the page waits for its guide.
  use(loadGuide(title ?? ''));
  const environment = useSyncExternalStore(appliedEnvironment.subscribe, appliedEnvironment.read);
  const systemIsDark = useSyncExternalStore(subscribeToSystemTheme, () => darkScheme().matches);
  return (
    <DocsContainer {...props} theme={themeFromTokens(environment, systemIsDark)}>
      {props.children}
      {title !== undefined && <ComponentTranscript title={title} />}
      <ComponentHistory context={props.context} />
    </DocsContainer>
  );
}

const darkScheme = () => matchMedia('(prefers-color-scheme: dark)');

function subscribeToSystemTheme(listener: () => void) {
  const query = darkScheme();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Storybook calculates with its theme's colours, so it needs their values in this environment, not the tokens' names. */
function themeFromTokens({ theme }: Environment, systemIsDark: boolean) {
  const probe = document.body.appendChild(document.createElement('i'));
  const colour = (token: string) => {
    probe.style.color = `var(${token})`;
    return getComputedStyle(probe).color;
  };
  const isDark = theme === 'dark' || (theme === 'system' && systemIsDark);
  const values = create({
    base: isDark ? 'dark' : 'light',
    fontBase: getComputedStyle(probe).getPropertyValue('--ts-font-text'),
    appBg: colour('--ts-background'),
    appContentBg: colour('--ts-background'),
    appPreviewBg: colour('--ts-background'),
    appBorderColor: colour('--ts-border'),
    appBorderRadius: 12,
    textColor: colour('--ts-on-surface'),
    textMutedColor: colour('--ts-on-surface-muted'),
    colorPrimary: colour('--ts-primary'),
    colorSecondary: colour('--ts-primary-text'),
    barBg: colour('--ts-background'),
    barTextColor: colour('--ts-on-surface-muted'),
    inputBg: colour('--ts-surface'),
    inputBorder: colour('--ts-border-strong'),
    inputTextColor: colour('--ts-on-surface'),
  });
  probe.remove();
  return values;
}
