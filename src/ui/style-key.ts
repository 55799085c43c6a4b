/** The key that Emotion's classes carry, on the server and in the browser. */
export const styleKey = 'v';
