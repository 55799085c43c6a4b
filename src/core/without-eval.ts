import { config } from 'zod';

// Zod tries whether it may make functions of text. Where a document's policy forbids that, each try is reported as a
// violation of it. Imported before all that makes schemas: https://zod.dev/api?id=configuration
config({ jitless: true });
