import {
  Alert,
  Badge,
  BrandMark,
  Button,
  ButtonLink,
  Checkbox,
  Confetti,
  Container,
  ErrorSummary,
  FacebookIcon,
  IconButton,
  InstagramIcon,
  LoadingStatus,
  Picture,
  PictureFallback,
  ScallopedFrame,
  Section,
  Select,
  Skeleton,
  Star,
  TextButton,
  TextField,
  TextLink,
  Underline,
  VisuallyHidden,
  XIcon,
  YouTubeIcon,
} from '@toystore/ui';

const options = [
  { value: 'bear', label: 'Bear' },
  { value: 'robot', label: 'Robot' },
];
const problems = [{ fieldId: 'email', message: 'Enter an email.' }];

export function Parts() {
  return (
    <Section title="The smallest parts">
      <Alert message="It failed." help="Try again." />
      <Badge>18</Badge>
      <BrandMark width={36} />
      <Button loading>Save</Button>
      <ButtonLink href="/">Toys</ButtonLink>
      <Confetti width={100} height={100} />
      <Container>In a column</Container>
      <ErrorSummary problems={problems} />
      <IconButton aria-label="Favourite">
        <Star width={24} />
      </IconButton>
      <LoadingStatus>Loading</LoadingStatus>
      <ScallopedFrame>
        <Picture url="/bear.svg" alt="A bear" />
      </ScallopedFrame>
      <PictureFallback alt="Nothing" />
      <Skeleton />
      <TextButton>More</TextButton>
      <TextLink href="/">Back</TextLink>
      <p>
        <Underline>Very last</Underline> <VisuallyHidden>not seen</VisuallyHidden>
      </p>
      <FacebookIcon width={24} />
      <InstagramIcon width={24} />
      <XIcon width={24} />
      <YouTubeIcon width={24} />
      <form action="/">
        <TextField id="email" label="Email" name="email" error="Enter an email." hint="Yours" />
        <Select label="Favourite toy" name="toy" options={options} defaultValue="robot" />
        <Checkbox label="Remember me" name="remember" />
      </form>
    </Section>
  );
}
