type Pixel = (
  command: 'track' | 'consent',
  event: string,
  details?: Readonly<Record<string, string>>,
) => void;

declare global {
  interface Window {
    /** Meta's pixel, once a visitor has let it in (client/consent.ts). */
    fbq?: Pixel;
  }
}

function track(event: string, details?: Readonly<Record<string, string>>): void {
  window.fbq?.('track', event, details);
}

/** Tells the pixel, if there is one, that a visitor opened a chat. */
export function reportChat(): void {
  // Inlined in every page, where a function for one call weighs.
  window.fbq?.('track', 'Contact', { method: 'whatsapp' });
}

/** Tells the pixel that a visitor called. */
export function reportPhone(): void {
  track('Contact', { method: 'phone' });
}

/** Tells the pixel that a visitor wrote an e-mail. */
export function reportEmail(): void {
  track('Contact', { method: 'email' });
}

/** Tells the pixel that a visitor looked at something, such as a service. */
export function reportView(content: string): void {
  track('ViewContent', { content_name: content });
}

/** Tells the pixel that a visitor asked for an appointment. */
export function reportSchedule(service: string): void {
  track('Schedule', { content_name: service });
}
