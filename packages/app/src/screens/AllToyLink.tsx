import * as texts from '@shop/texts/screens';
import { ButtonLink, type ButtonVariants } from '@toystore/ui';
import { ArrowRight } from 'lucide-react';
import { paths } from '../page/paths.ts';

/** The link to all toys (specification, section 2). */
export function AllToyLink({ variant = 'primary' }: Pick<ButtonVariants, 'variant'>) {
  return (
    <ButtonLink variant={variant} size="l" href={paths.allToys}>
      <span>{texts.allToy}</span> <ArrowRight aria-hidden="true" />
    </ButtonLink>
  );
}
