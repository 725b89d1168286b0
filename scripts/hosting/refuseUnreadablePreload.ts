/* Preloaded into the Firebase tools, which make their servers themselves. */

import { Server } from 'node:http';
import { refuseUnreadable } from './refuseUnreadable.ts';

refuseUnreadable(Server.prototype);
