/* Preloaded into the Firebase tools, which create their servers themselves. */

import { Server } from 'node:http';
import { refuseUnreadable } from './refuseUnreadable.ts';

refuseUnreadable(Server.prototype);
