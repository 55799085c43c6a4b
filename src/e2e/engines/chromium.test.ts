import { describeBehaviour } from './behaviour.ts';

describeBehaviour('chromium');
