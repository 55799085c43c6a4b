import { describeBehaviour } from './behaviour.ts';

describeBehaviour('webkit');
