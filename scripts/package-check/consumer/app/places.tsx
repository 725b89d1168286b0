import '@toystore/ui/styles/Carousel.css';
import '@toystore/ui/styles/Dialog.css';
import '@toystore/ui/styles/Button.css';
import '@toystore/ui/tokens.css';
import { Button, Carousel, Dialog, DialogTitle } from '@toystore/ui';
import { type CSSProperties, useState } from 'react';

/** Layouts that make a box as wide as its content: the parent's style, and its own. */
const places: Record<string, [parent: CSSProperties, own: CSSProperties]> = {
  block: [{}, {}],
  grid: [{ display: 'grid', gridTemplateColumns: '1fr' }, {}],
  flex: [{ display: 'flex' }, { flex: 1 }],
  row: [{ display: 'flex' }, { display: 'contents' }],
  'inline block': [{}, { display: 'inline-block' }],
  'fit-content': [{}, { width: 'fit-content' }],
  float: [{ display: 'flow-root' }, { float: 'left' }],
  'table cell': [{ display: 'table' }, { display: 'table-cell' }],
  positioned: [{ position: 'relative', height: 200 }, { position: 'absolute' }],
};

const words = ['One', 'Two', 'Three', 'Four', 'Five'];

export default function Places() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <p id="text">A text as wide as the page.</p>
      <Button onClick={() => setOpen(true)}>Open a dialog</Button>
      <Dialog aria-describedby={undefined} open={open} onClose={() => setOpen(false)}>
        <DialogTitle>A dialog</DialogTitle>
      </Dialog>
      <div style={{ width: 600 }}>
        {Object.entries(places).flatMap(([name, [parent, own]]) =>
          ([1, 3] as const).map((slidesPerView) => (
            <div key={`${name} ${slidesPerView}`} style={parent}>
              <div style={own}>
                <Carousel
                  items={words}
                  keyOf={(word) => word}
                  nameOf={(word) => word}
                  label={`${name}, ${slidesPerView} in view`}
                  slidesPerView={slidesPerView}
                  minSlideWidth={100}
                >
                  {(word) => <p>{`${word} `.repeat(40)}</p>}
                </Carousel>
              </div>
            </div>
          )),
        )}
      </div>
    </>
  );
}
