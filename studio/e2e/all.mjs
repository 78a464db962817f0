// All browser tests, in one process with one browser.
import { after } from 'node:test';
import { end } from './support.mjs';
import './gate.test.mjs';
import './mechanism.test.mjs';
import './overlays.test.mjs';
import './equations.test.mjs';

after(end);
