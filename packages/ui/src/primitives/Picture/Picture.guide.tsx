import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import * as stories from './Picture.stories.tsx';
import { Picture } from './Picture.tsx';

const toy = '/pictures/tango-the-t-rex-640.avif';
const size = { width: 160 };

export default defineGuide(stories, {
  lead: 'A picture from a catalogue or an account: in the right size and format, and never a broken one.',
  use: [
    'for every picture whose URL comes from data: only http(s) and same-site URLs are loaded',
    '`priority` for the only picture in the first view of a page',
  ],
  avoid: [
    { when: 'for the photo of a user in the bar', instead: 'Primitives/Avatar' },
    { when: 'for several pictures of one toy', instead: 'Toys/Gallery' },
  ],
  pairs: [
    {
      do: {
        text: 'Leave `alt` empty if the text beside it says the same.',
        show: (
          <figure style={size}>
            <Picture url={toy} alt="" sizes="160px" />
            Tango the T-Rex
          </figure>
        ),
      },
      dont: {
        text: 'Don’t describe it twice: the name is read two times.',
        show: (
          <figure style={size}>
            <Picture url={toy} alt="Tango the T-Rex" sizes="160px" />
            Tango the T-Rex
          </figure>
        ),
      },
    },
    {
      do: {
        text: 'Leave a missing picture to the fallback.',
        show: (
          <div style={size}>
            <Picture url={null} alt="Shy Fox" />
          </div>
        ),
      },
      dont: {
        text: 'Don’t show another toy instead.',
        show: (
          <div style={size}>
            <Picture url={toy} alt="Shy Fox" sizes="160px" />
          </div>
        ),
      },
    },
  ],
  reader: ['An image named by `alt`; with an empty `alt` nothing. The fallback has the same name.'],
  words: ['`alt` says what can be seen, without *picture of*: *Tango the T-Rex*.'],
});
