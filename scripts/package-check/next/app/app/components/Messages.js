import {
  AlertDialog,
  Banner,
  Dialog,
  DialogClose,
  DialogDescription,
  DialogHeader,
  DialogTitle,
  Hero,
  HeroMessage,
  NotFound,
  PageMessage,
  SectionMessage,
  ShareDialog,
  SubscribeBlock,
  Toast,
} from '@toystore/ui';
import { act } from '../actions.js';

export function Messages() {
  return (
    <>
      <AlertDialog open={false} title="Saved" description="All is saved." onClose={act} />
      <Dialog open={false} onClose={act}>
        <DialogTitle>Sizes</DialogTitle>
        <DialogDescription>All of them</DialogDescription>
        <DialogClose>Close</DialogClose>
      </Dialog>
      <Dialog open={false} onClose={act}>
        <DialogHeader title="Colours" description="All of them" />
      </Dialog>
      <Banner aria-label="News" onDismiss={act}>
        <p>New toys are here.</p>
      </Banner>
      <Hero>
        <HeroMessage variant="error" message="No toys came." />
      </Hero>
      <SectionMessage variant="plain" message="Nothing here yet." />
      <PageMessage title="Nothing here">Come back tomorrow.</PageMessage>
      <NotFound homeHref="/" />
      <ShareDialog open={false} title="This list" url="https://shop.example/list" onClose={act} />
      <SubscribeBlock pictures={['/bear.svg']} onSubscribe={act} />
      <Toast message="Added" onDismiss={act} />
    </>
  );
}
