'use client';

import {
  Alert,
  Banner,
  Checkbox,
  ErrorSummary,
  FilterChips,
  Footer,
  LoadingStatus,
  PageHeader,
  ProfileCard,
  RadioGroup,
  SaveButton,
  SearchBox,
  SubscribeBlock,
  Switch,
  Tabs,
  Textarea,
  TextField,
  type Toy,
  ToyDetails,
} from '@toystore/ui';
import { PICTURE, toys } from './catalogue.ts';

const nothing = () => undefined;
const options = [
  { value: 'home', label: 'To your home', hint: 'Two days' },
  { value: 'shop', label: 'To a shop' },
];
const tabs = [
  { value: 'story', label: 'Story', content: <p>Found in a basket.</p> },
  { value: 'care', label: 'Care', content: 'Wash it.' },
];
const links = [{ label: 'Shipping', href: '#shipping' }];

/** Parts with elements that a reset changes: headings, lists, terms, fields. */
export function Others({ toy }: { toy: Toy }) {
  return (
    <>
      <PageHeader title="All toys" count={3}>
        <SearchBox toys={toys} onChoose={nothing} />
      </PageHeader>
      <Banner aria-label="News" onDismiss={nothing}>
        New toys are here.
      </Banner>
      <Alert message="Something is wrong." help="Try again." />
      <LoadingStatus>Loading toys...</LoadingStatus>
      <ErrorSummary problems={[{ fieldId: 'none', message: 'Enter a name.' }]} />
      <TextField label="Name" hint="As on the box" placeholder="Ada" />
      <Checkbox label="Gift wrap" error="Choose one." />
      <Switch label="Letters" defaultChecked />
      <Textarea label="A card" defaultValue="Dear Ada" />
      <RadioGroup legend="Delivery" options={options} defaultValue="home" />
      <Tabs label="About it" items={tabs} />
      <FilterChips filters={[{ id: 'new', label: 'New' }]} onRemove={nothing} />
      <SaveButton name={toy.toyName} pressed={false} onPressedChange={nothing} />
      <ProfileCard name="Ada" email="ada@host.example" photoURL={null} defaultPhotoURL={PICTURE} />
      <ToyDetails toy={toy} backHref="#all" />
      <SubscribeBlock />
      <Footer brandName="Host Toys" brandHref="#start" columns={[{ title: 'Help', links }]}>
        <p>Made in Kassel.</p>
      </Footer>
    </>
  );
}
