'use client';

import type { PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import { ButtonLink } from '../../primitives/Button/Button.tsx';
import { PageMessage, type PageMessageProps } from '../Messages/PageMessage.tsx';

/** Every text of the page. */
export interface NotFoundLabels {
  title: string;
  explanation: string;
  goHome: string;
}

declare module '../../locale/labels.ts' {
  interface UiLabels {
    NotFound: NotFoundLabels;
  }
}

const defaultLabels: NotFoundLabels = {
  title: 'Page not found',
  explanation: 'The page may have moved, or its address may be wrong.',
  goHome: 'Go to the home page',
};

export type NotFoundProps = Omit<PageMessageProps, 'title' | 'action' | 'children' | 'imageUrl'> & {
  /** The URL of the picture in the frame; without it the page shows an illustration. */
  imageUrl?: string | undefined;
  /** The href of "Go to the home page". */
  homeHref: string;
  /** Replaces the page's texts; those left out stay. */
  labels?: PartialLabels<NotFoundLabels> | undefined;
};

/** The page for an unknown URL (specification, Routes). */
export function NotFound({ homeHref, labels: ownLabels, ...rest }: NotFoundProps) {
  const labels = useLabels('NotFound', defaultLabels, ownLabels);
  return (
    <PageMessage
      {...rest}
      title={labels.title}
      action={
        <ButtonLink variant="primary" size="l" href={homeHref}>
          {labels.goHome}
        </ButtonLink>
      }
    >
      {labels.explanation}
    </PageMessage>
  );
}
