import { startOpening } from '../ui/opening.ts';

// Inlined in pages that say whether the business is open, and only there.
startOpening();
