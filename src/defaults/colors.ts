/** Colours that no theme has to say. A theme may have its own `ink`, `inkSoft` and `canvas`. */
export const colors = {
  ink: '#16302B',
  inkSoft: '#48605A',
  canvas: '#FFFBF5',
  surface: '#FFFFFF',
  chat: '#0B7A4B',
  chatHover: '#085F3A',
  emergency: '#B3261E',
  emergencyHover: '#8F1C15',
  star: '#C27400',
  starOff: '#E7DCCB',
  white: '#FFFFFF',
} as const;
