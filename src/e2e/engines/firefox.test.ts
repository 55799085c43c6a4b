import { describeBehaviour } from './behaviour.ts';

describeBehaviour('firefox');
