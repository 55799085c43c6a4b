/** Only a new document can show the page: it is of another build or version, or what came back is no page. */
export class FullLoadNeeded extends Error {}
