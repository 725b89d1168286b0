import {
  Alert,
  Badge,
  BrandMark,
  Button,
  ButtonLink,
  Checkbox,
  Confetti,
  ConfirmDialog,
  Container,
  ErrorSummary,
  FacebookIcon,
  Field,
  Gallery,
  IconButton,
  InstagramIcon,
  LoadingStatus,
  Menu,
  MenuItem,
  MenuSeparator,
  Picture,
  PictureFallback,
  Price,
  RadioGroup,
  Rating,
  ScallopedFrame,
  Section,
  Select,
  Skeleton,
  Spinner,
  Star,
  Switch,
  Tabs,
  Textarea,
  TextButton,
  TextField,
  TextLink,
  Tooltip,
  Underline,
  VisuallyHidden,
  XIcon,
  YouTubeIcon,
} from '@toystore/ui';
import { act } from '../actions.js';

const options = [
  { value: 'bear', label: 'Bear' },
  { value: 'robot', label: 'Robot' },
];
const tabs = [
  { value: 'story', label: 'Story', content: 'Found in a basket.' },
  { value: 'care', label: 'Care', content: 'Wash it at 30 °C.' },
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
      <Spinner />
      <Price value={1250} compareAt={1500} />
      <Rating value={4.5} count={12} />
      <Gallery urls={['/bear.svg', '/bear.svg?2']} alt="A bear" />
      <ConfirmDialog open={false} onClose={act} onConfirm={act} title="Really?" />
      <TextButton>More</TextButton>
      <Tabs label="About it" items={tabs} />
      <Menu trigger={<Button>Options</Button>}>
        <MenuItem onSelect={act}>Save it</MenuItem>
        <MenuSeparator />
        <MenuItem href="/">To the toys</MenuItem>
      </Menu>
      <Tooltip content="In paper with stars">
        <Button>Gift wrap</Button>
      </Tooltip>
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
        <Switch label="Letters" name="letters" />
        <RadioGroup legend="Second toy" name="second" options={options} defaultValue="bear" />
        <Textarea label="A note" name="note" />
        <Field label="A date">{(input) => <input {...input} type="date" name="date" />}</Field>
      </form>
    </Section>
  );
}
