import { Star as Icon } from 'lucide-react';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { Button, ButtonLink, IconButton } from '../../primitives/Button/Button.tsx';
import { Container } from '../../primitives/Container/Container.tsx';
import { ErrorSummary } from '../../primitives/ErrorSummary/ErrorSummary.tsx';
import { Checkbox } from '../../primitives/Field/Checkbox.tsx';
import { TextField } from '../../primitives/Field/TextField.tsx';
import { Bone, LoadingStatus } from '../../primitives/Loading/Loading.tsx';
import { Picture, PictureFallback } from '../../primitives/Picture/Picture.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { BrandMark } from '../../primitives/Shapes/BrandMark.tsx';
import { Confetti } from '../../primitives/Shapes/Confetti.tsx';
import { Rosette } from '../../primitives/Shapes/Rosette.tsx';
import { Stamp } from '../../primitives/Shapes/Stamp.tsx';
import { Star } from '../../primitives/Shapes/Star.tsx';
import { TextButton, TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { Specimen } from './rootProps.ts';
import { label, name, pictureUrl, text } from './words.ts';

/** The smallest parts of the kit. */
export const primitives = {
  Alert: (root) => <Alert {...root} message={name} help={text} />,
  Bone: (root) => <Bone {...root} />,
  BrandMark: (root) => <BrandMark {...root} width={36} />,
  Button: (root) => <Button {...root}>{label()}</Button>,
  ButtonLink: (root) => (
    <ButtonLink href="/here" {...root}>
      {label()}
    </ButtonLink>
  ),
  Checkbox: (root) => <Checkbox {...root} label={text} error={text} />,
  Confetti: (root) => <Confetti {...root} width={100} height={100} />,
  Container: (root) => <Container {...root}>{name}</Container>,
  ErrorSummary: (root) => (
    <ErrorSummary
      {...root}
      title={label()}
      problems={[
        { fieldId: 'first', message: name },
        { fieldId: 'second', message: text },
      ]}
    />
  ),
  IconButton: (root) => (
    <IconButton {...root} aria-label={label()}>
      <Icon aria-hidden="true" />
    </IconButton>
  ),
  LoadingStatus: (root) => <LoadingStatus {...root}>{name}</LoadingStatus>,
  Picture: (root) => <Picture {...root} url={pictureUrl} alt={name} />,
  PictureFallback: (root) => <PictureFallback {...root} alt={name} />,
  Rosette: (root) => <Rosette {...root}>Ж</Rosette>,
  Section: (root) => (
    <Section {...root} title={`${label()} ${name}`}>
      {text}
    </Section>
  ),
  Stamp: (root) => (
    <Stamp {...root}>
      <Picture url={pictureUrl} alt="" />
    </Stamp>
  ),
  Star: (root) => <Star {...root} width={24} />,
  TextButton: (root) => <TextButton {...root}>{label()}</TextButton>,
  TextField: (root) => (
    <TextField {...root} label={label()} error={name} hint={text} placeholder={label()} />
  ),
  TextLink: (root) => (
    <TextLink href="/here" {...root}>
      {label()}
    </TextLink>
  ),
  VisuallyHidden: (root) => <VisuallyHidden {...root}>{name}</VisuallyHidden>,
} satisfies Record<string, Specimen>;
