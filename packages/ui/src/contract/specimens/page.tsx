import { AlertDialog } from '../../components/AlertDialog/AlertDialog.tsx';
import { Footer } from '../../components/Footer/Footer.tsx';
import { Hero } from '../../components/Hero/Hero.tsx';
import { HeroMessage } from '../../components/Messages/HeroMessage.tsx';
import { PageMessage } from '../../components/Messages/PageMessage.tsx';
import { SectionMessage } from '../../components/Messages/SectionMessage.tsx';
import { NavBar } from '../../components/NavBar/NavBar.tsx';
import { SkipLink } from '../../components/NavBar/SkipLink.tsx';
import { NotFound } from '../../components/NotFound/NotFound.tsx';
import { NoticeBar } from '../../components/NoticeBar/NoticeBar.tsx';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { StatusMessage } from '../../components/StatusMessage/StatusMessage.tsx';
import { SubscribeBlock } from '../../components/SubscribeBlock/SubscribeBlock.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Star } from '../../primitives/Shapes/Star.tsx';
import { TextButton } from '../../primitives/TextLink/TextLink.tsx';
import type { Specimen } from './rootProps.ts';
import { label, morePictures, name, nothing, pictureUrl, text } from './words.ts';

const action = <Button>{label()}</Button>;

/** What frames a page and speaks for it. */
export const page = {
  AlertDialog: (root) => (
    <AlertDialog
      {...root}
      open
      title={name}
      description={text}
      actionLabel={label()}
      onClose={nothing}
    />
  ),
  Footer: (root) => (
    <Footer
      {...root}
      brandName={name}
      brandHref="/home"
      columns={[{ title: label(), links: [{ label: name, href: '/there' }] }]}
      social={[{ label: label(), href: '/there', icon: <Star /> }]}
      payments={[{ name, src: '/brands/visa.svg' }]}
      ageNote={name}
      labels={{ payments: label(1), social: label(2), ageMark: 'Ж' }}
    />
  ),
  Hero: (root) => (
    <Hero {...root} confetti>
      {name}
    </Hero>
  ),
  HeroMessage: (root) => (
    <HeroMessage {...root} tone="error" message={name} pictureUrl={pictureUrl} action={action} />
  ),
  NavBar: (root) => (
    <NavBar
      {...root}
      links={[
        { href: '/home', label: label(1), current: true },
        { href: '/profile', label: label(2) },
      ]}
      brandName={label(3)}
      brandHref="/home"
      user={{ displayName: name, photoURL: null }}
      signInHref="/login"
      onSignOut={nothing}
      drawerPictures={[pictureUrl]}
      labels={{
        main: label(4),
        signIn: label(5),
        signOut: label(6),
        menu: label(7),
        closeMenu: label(8),
        noName: label(9),
      }}
    />
  ),
  NotFound: (root) => (
    <NotFound
      {...root}
      homeHref="/home"
      pictureUrl={pictureUrl}
      labels={{ title: name, explanation: text, goHome: label() }}
    />
  ),
  NoticeBar: (root) => (
    <NoticeBar
      {...root}
      aria-label={label(1)}
      action={<TextButton>{label(2)}</TextButton>}
      onDismiss={nothing}
      labels={{ dismiss: label(3) }}
    >
      <p>{name}</p>
    </NoticeBar>
  ),
  PageHeader: (root) => (
    <PageHeader {...root} title={name} count={100_000} countLabel={label()}>
      {action}
    </PageHeader>
  ),
  PageMessage: (root) => (
    <PageMessage {...root} title={name} pictureUrl={pictureUrl} action={action}>
      {text}
    </PageMessage>
  ),
  SectionMessage: (root) => (
    <SectionMessage {...root} tone="error" message={name} pictureUrl={pictureUrl} action={action} />
  ),
  SkipLink: (root) => (
    <SkipLink href="#there" {...root}>
      {label()}
    </SkipLink>
  ),
  StatusMessage: (root) => (
    <StatusMessage
      {...root}
      message={name}
      action={{ label: label(1), href: '/there' }}
      onDismiss={nothing}
      labels={{ dismiss: label(2) }}
    />
  ),
  SubscribeBlock: (root) => (
    <SubscribeBlock
      {...root}
      pictures={[pictureUrl, ...morePictures]}
      onSubscribe={nothing}
      labels={{
        heading: name,
        email: label(1),
        placeholder: label(2),
        subscribe: label(3),
        invalidEmail: name,
      }}
    />
  ),
} satisfies Record<string, Specimen>;
